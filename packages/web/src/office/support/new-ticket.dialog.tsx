import { Alert, Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { TicketKind } from '@peshi/contract/office/support'
import type { TicketId } from '@peshi/contract/platform/ids'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { isOff } from '../../platform/session/is-off.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { uploadCalls } from '../../platform/uploads/send-file.ts'
import { ChooseFiles, sendFiles } from './choose-files.tsx'
import { useCreateTicket } from './support.api.ts'
import classes from './support.module.css'

const kinds = ['question', 'problem', 'plan', 'wish'] as const satisfies readonly TicketKind[]

interface Props {
  from: string | undefined
  request: string | undefined
  onClose(): void
  onMade(id: TicketId): void
}

export function NewTicketDialog(props: Props) {
  const { t } = useTranslation('support')
  return (
    <Modal opened onClose={props.onClose} title={t('new')} size="lg">
      <TicketForm {...props} />
    </Modal>
  )
}

function TicketForm({ from, request, onMade }: Props) {
  const { t } = useTranslation('support')
  const can = useCan()
  const calls = can('create', 'Document') ? uploadCalls : null
  const create = useCreateTicket()
  const {
    value: { kind, subject, text },
    change,
    drop,
    fieldOf,
  } = useDraft('ticket', 'new', () => ({
    kind: (from ? 'problem' : 'question') as TicketKind,
    subject: '',
    text: '',
  }))
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    setError(null)
    try {
      const upload_ids = calls ? await sendFiles(calls, files, 'new') : []
      const made = await create.mutateAsync({
        kind,
        subject,
        text,
        upload_ids,
        page: from ?? null,
        request_id: request ?? null,
      })
      toastDone(t(isOff('email') ? 'done.madeHere' : 'done.made'))
      drop()
      onMade(made._id)
    } catch (thrown) {
      setError(thrown)
    } finally {
      setSending(false)
    }
  }
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        {error ? <Alert color="red">{sayError(error)}</Alert> : null}
        <Select
          label={t('kind.label')}
          data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={(value) => change({ kind: kinds.find((one) => one === value) ?? kind })}
        />
        <TextInput label={t('subject')} required data-autofocus maxLength={200} {...fieldOf('subject')} />
        <Textarea label={t('text')} required minRows={5} maxRows={14} maxLength={10_000} {...fieldOf('text')} />
        {from ? (
          <p className={classes.quiet}>
            {t('sent_with')} <bdi dir="ltr">{[from, request].filter(Boolean).join(' · ')}</bdi>
          </p>
        ) : null}
        <p className={classes.quiet}>{t('privacy')}</p>
        <Group justify="space-between">
          {calls ? <ChooseFiles files={files} onChange={setFiles} /> : <span />}
          <Button type="submit" loading={isSending} disabled={subject.trim() === '' || text.trim() === ''}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
