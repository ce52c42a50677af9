import { Button, UnstyledButton } from '@mantine/core'
import { addCertifiedCopy, type CertifiedCopy, editCertifiedCopy } from '@peshi/contract/papers/certified-copies'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconCertificate, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useMayCall } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { ApplyForCopy } from './apply-for-copy.tsx'
import { useCertifiedCopies } from './certified-copies.api.ts'
import classes from './certified-copies.module.css'
import { CopyDrawer } from './copy.drawer.tsx'
import { CopyAct, CopyPill, CopyWords } from './copy-words.tsx'

/** Below the deadlines of a matter. */
export function MatterCopies({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('certifiedCopies')
  const { data, error, refetch } = useCertifiedCopies(matterId)
  const [opened, setOpened] = useState<CertifiedCopy | 'new' | null>(null)
  const mayChange = useMayCall()(editCertifiedCopy)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={120} />
  const close = () => setOpened(null)
  const add = (
    <IfAllowed call={addCertifiedCopy}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        onClick={() => setOpened('new')}
      >
        {t('add')}
      </Button>
    </IfAllowed>
  )
  return (
    <Panel title={t('title')} aside={add}>
      {data.length === 0 ? (
        <Message icon={IconCertificate} title={t('empty')} text={t('empty_text')} />
      ) : (
        <ul className={classes.list}>
          {data.map((copy) => (
            <Row key={copy._id} copy={copy} onOpen={mayChange ? () => setOpened(copy) : undefined} />
          ))}
        </ul>
      )}
      {opened === 'new' ? <ApplyForCopy matterId={matterId} known={{}} onClose={close} /> : null}
      {opened && opened !== 'new' ? (
        <CopyDrawer
          matterId={matterId}
          copy={data.find(({ _id }) => _id === opened._id) ?? null}
          known={{}}
          onClose={close}
        />
      ) : null}
    </Panel>
  )
}

function Row({ copy, onOpen }: { copy: CertifiedCopy; onOpen: (() => void) | undefined }) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {onOpen ? (
          <UnstyledButton className={classes.open} onClick={onOpen}>
            <Words>{copy.paper}</Words>
          </UnstyledButton>
        ) : (
          <strong>
            <Words>{copy.paper}</Words>
          </strong>
        )}
        <small>
          <CopyWords copy={copy} />
        </small>
      </div>
      <div className={classes.side}>
        <CopyPill state={copy.state} />
        <CopyAct copy={copy} />
      </div>
    </li>
  )
}
