import { SimpleGrid, Stack } from '@mantine/core'
import type { MatterId } from '@peshi/contract/platform/ids'
import { belowClients } from '../../matters/matters/detail/matter-slots.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { ClientConversation } from './client-conversation.tsx'
import { ClientNotesPanel } from './client-notes-panel.tsx'
import { SharedPanel } from './shared-panel.tsx'
import { useShares } from './shares.api.ts'

export const MatterClientTab = ({ matterId }: { matterId: MatterId }) => (
  <Stack>
    <Clients matterId={matterId} />
    <FillSlot slot={belowClients} matterId={matterId} />
  </Stack>
)

function Clients({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('shares')
  const { data, error, refetch } = useShares(matterId)
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={240} />
  if (data.length === 0) return <Message title={t('no_client')} text={t('no_client_text')} />
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Stack>
        {data.map((client) => (
          <SharedPanel key={client.client_id} matterId={matterId} client={client} />
        ))}
      </Stack>
      <Stack>
        <ClientNotesPanel matterId={matterId} clients={data} />
        {data.map((client) => (
          <ClientConversation key={client.client_id} matterId={matterId} client={client} isOnly={data.length === 1} />
        ))}
      </Stack>
    </SimpleGrid>
  )
}
