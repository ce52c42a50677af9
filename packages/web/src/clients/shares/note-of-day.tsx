import { Button } from '@mantine/core'
import type { ClientNote } from '@peshi/contract/clients/client-notes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AfterOutcome } from '../../matters/hearings/slots.ts'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { ClientNoteDialog } from './client-note.dialog.tsx'
import { NewNoteDialog } from './new-note.dialog.tsx'
import { useShares } from './shares.api.ts'

let subject: { matterId: MatterId; date: CourtDate } | null = null

const noteOverlay: Overlay = {
  can: ['create', 'ClientNote'],
  Part: lazyPart(async () => ({ NoteOfDay }), 'NoteOfDay', 'shares'),
}

function NoteOfDay({ onClose }: { onClose(): void }) {
  const [of] = useState(subject)
  return of ? <NoteOf {...of} onClose={onClose} /> : null
}

function NoteOf({ matterId, date, onClose }: { matterId: MatterId; date: CourtDate; onClose(): void }) {
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
    subject = { matterId, date }
    onStart()
    openOverlay(noteOverlay)
  }
  return (
    <Button variant="default" leftSection={<IconMessage size={16} />} onClick={start}>
      {t('notes.offer')}
    </Button>
  )
}
