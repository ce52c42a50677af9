import { Button } from '@mantine/core'
import type { ClientNote } from '@peshi/contract/clients/client-notes'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import type { AfterOutcome } from '../../matters/hearings/hearing-slots.ts'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ClientNoteDialog } from './client-note.dialog.tsx'
import { NewNoteDialog } from './new-note.dialog.tsx'
import { useShares } from './shares.api.ts'

type Day = Pick<AfterOutcome, 'matterId' | 'date'>

const noteOverlay: Overlay<Day> = {
  can: ['create', 'ClientNote'],
  Part: lazyPart(async () => ({ NoteOfDay }), 'NoteOfDay', 'shares'),
}

function NoteOfDay({ about: { matterId, date }, onClose }: { about: Day; onClose(): void }) {
  const { data: clients } = useShares(matterId)
  const [saved, setSaved] = useState<ClientNote | null>(null)
  if (!clients) return null
  if (!saved)
    return <NewNoteDialog matterId={matterId} clients={clients} day={date} onClose={onClose} onSaved={setSaved} />
  const client = clients.find(({ client_id }) => client_id === saved.client_id)
  return <ClientNoteDialog note={saved} client={client} onClose={onClose} />
}

export function NoteAfterOutcome({ matterId, date, onStart }: AfterOutcome) {
  const { t } = useTranslation('shares')
  const { data: clients = [] } = useShares(matterId)
  if (clients.length === 0) return null
  const start = () => {
    onStart()
    openOverlay(noteOverlay, { matterId, date })
  }
  return (
    <Button variant="default" leftSection={<IconMessage size={16} />} onClick={start}>
      {t('notes.offer')}
    </Button>
  )
}
