import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  changeFiling,
  deleteFiling,
  type Filing,
  fileFiling,
  refileFiling,
  registerFiling,
  returnFiling,
} from '@peshi/contract/papers/filings'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useMayCall } from '../../platform/session/use-session.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { useFilingChanges } from './filings.api.ts'
import classes from './filings.module.css'
import { EditDialog, FileDialog, RefileDialog, RegisterDialog, ReturnDialog } from './step-dialogs.tsx'

const dialogs = {
  edit: EditDialog,
  file: FileDialog,
  return: ReturnDialog,
  refile: RefileDialog,
  register: RegisterDialog,
}

/** The next steps at the registry. The likeliest one stands out. */
const stepsOf = {
  draft: ['file'],
  filed: ['register', 'return'],
  returned: ['refile', 'return', 'register'],
  registered: [],
  withdrawn: [],
} as const

const calls = { file: fileFiling, return: returnFiling, refile: refileFiling, register: registerFiling }

export function FilingSteps({ filing }: { filing: Filing }) {
  const { t } = useTranslation('filings')
  const may = useMayCall()
  const [opened, setOpened] = useState<keyof typeof dialogs | 'close' | 'delete' | null>(null)
  const close = () => setOpened(null)
  const Dialog = opened && opened !== 'close' && opened !== 'delete' ? dialogs[opened] : null
  const isOver = filing.state === 'registered' || filing.state === 'withdrawn'
  return (
    <div className={classes.steps}>
      {stepsOf[filing.state].map((step, at) => (
        <IfAllowed key={step} call={calls[step]}>
          <Button variant={at === 0 ? 'filled' : 'default'} onClick={() => setOpened(step)}>
            {t(`steps.${step}`)}
          </Button>
        </IfAllowed>
      ))}
      {may(changeFiling) || may(deleteFiling) ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size={36} variant="default" aria-label={t('more')}>
              <IconDots size={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {may(changeFiling) ? <Menu.Item onClick={() => setOpened('edit')}>{t('edit')}</Menu.Item> : null}
            {may(changeFiling) && !isOver ? (
              <Menu.Item onClick={() => setOpened('close')}>{t('close')}</Menu.Item>
            ) : null}
            {may(deleteFiling) ? (
              <Menu.Item color="red" onClick={() => setOpened('delete')}>
                {t('delete')}
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {Dialog ? <Dialog filing={filing} onClose={close} /> : null}
      {opened === 'close' || opened === 'delete' ? (
        <EndDialog filing={filing} isDeletion={opened === 'delete'} onClose={close} />
      ) : null}
    </div>
  )
}

function EndDialog({ filing, isDeletion, onClose }: { filing: Filing; isDeletion: boolean; onClose(): void }) {
  const { t } = useTranslation('filings')
  const navigate = useNavigate()
  const { remove, withdraw } = useFilingChanges(filing)
  const sending = isDeletion ? remove : withdraw
  const words = isDeletion ? 'delete' : 'close'
  const submit = () =>
    isDeletion
      ? remove.mutate(undefined, { onSuccess: () => navigate({ to: '/trackers/filings' }) })
      : withdraw.mutate(undefined, { onSuccess: onClose })
  return (
    <Modal opened onClose={onClose} title={t(words)}>
      <DialogForm submit={t(words)} isDangerous sending={sending} onCancel={onClose} onSubmit={submit}>
        <p className={classes.hint}>{t(`${words}_text`)}</p>
      </DialogForm>
    </Modal>
  )
}
