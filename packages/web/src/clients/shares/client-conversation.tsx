import type { SharedWith } from '@peshi/contract/clients/shares'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Conversation } from './conversation.tsx'
import { useClientMessages, useWriteToClient } from './shares.api.ts'
import classes from './shares.module.css'

interface Props {
  matterId: MatterId
  client: SharedWith
  isOnly: boolean
}

export function ClientConversation({ matterId, client, isOnly }: Props) {
  const { t } = useTranslation('shares')
  const can = useCan()
  const { data } = useClientMessages(matterId, client.client_id)
  const write = useWriteToClient(matterId, client.client_id)
  if (!data || (data.length === 0 && client.shares.length === 0)) return null
  const mayWrite = can('update', 'Share') && client.shares.length > 0
  return (
    <Panel title={isOnly ? t('messages.title') : <TitleWith name={client.name} />}>
      <Conversation messages={data} isClient={false} {...(mayWrite && { onSend: write.mutateAsync })} />
    </Panel>
  )
}

function TitleWith({ name }: { name: string }) {
  const { t } = useTranslation('shares')
  return (
    <>
      {t('messages.title')}{' '}
      <span className={classes.small}>
        <Words>{name}</Words>
      </span>
    </>
  )
}
