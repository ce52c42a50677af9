import { Button, Skeleton } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useTranslation } from 'react-i18next'
import { Message } from '../../platform/ui/message.tsx'
import { ClientConversation } from './client-conversation.tsx'
import { ClientNotesPanel } from './client-notes-panel.tsx'
import { SharedPanel } from './shared-panel.tsx'
import { useShares } from './shares.api.ts'
import classes from './shares.module.css'

export function MatterClientTab({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('shares')
  const { data, error, refetch } = useShares(matterId)
  if (!data)
    return error ? (
      <Message title={t('failed')}>
        <Button variant="default" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Message>
    ) : (
      <Skeleton height={240} radius="lg" aria-busy="true" />
    )
  if (data.length === 0) return <Message title={t('no_client')} text={t('no_client_text')} />
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {data.map((client) => (
          <SharedPanel key={client.client_id} matterId={matterId} client={client} />
        ))}
      </div>
      <div className={classes.column}>
        <ClientNotesPanel matterId={matterId} clients={data} />
        {data.map((client) => (
          <ClientConversation key={client.client_id} matterId={matterId} client={client} isOnly={data.length === 1} />
        ))}
      </div>
    </div>
  )
}
