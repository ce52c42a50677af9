import { Checkbox } from '@mantine/core'
import type { ClientNote } from '@peshi/contract/clients/client-notes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NextStep } from '../../matters/hearings/slots.ts'
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

export const noteAfterOutcome: NextStep = {
  Offer: function OfferNote({ matterId, isChosen, onChoose }) {
    const { t } = useTranslation('shares')
    const { data: clients = [] } = useShares(matterId)
    if (clients.length === 0) return null
    return (
      <Checkbox
        label={t('notes.offer')}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => onChoose(checked)}
      />
    )
  },
  start(matterId, date) {
    subject = { matterId, date }
    openOverlay(noteOverlay)
  },
}
