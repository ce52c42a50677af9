import { Button, Stack } from '@mantine/core'
import type { ClientNote } from '@peshi/contract/clients/client-notes'
import type { SharedWith } from '@peshi/contract/clients/shares'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { clientNoteTools } from '../../matters/matters/detail/matter-slots.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { sayDay } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { ClientNoteDialog } from './client-note.dialog.tsx'
import { NewNoteDialog } from './new-note.dialog.tsx'
import { useClientNotes } from './shares.api.ts'
import classes from './shares.module.css'

interface Props {
  matterId: MatterId
  clients: SharedWith[]
}

export function ClientNotesPanel({ matterId, clients }: Props) {
  const { t } = useTranslation('shares')
  const can = useCan()
  const { data } = useClientNotes(matterId)
  const [open, setOpen] = useState<ClientNote | null>(null)
  const [isNew, setNew] = useState(false)
  if (!data) return null
  const add = can('create', 'ClientNote') ? (
    <Button variant="subtle" size="compact-sm" onClick={() => setNew(true)}>
      {t('notes.new')}
    </Button>
  ) : null
  return (
    <Panel title={t('notes.title')} aside={add}>
      {data.length === 0 ? <span className={classes.small}>{t('notes.none')}</span> : null}
      <Stack component="ul" gap="xs">
        {data.map((note) => (
          <li key={note._id} className="entry">
            <span>
              <DateText date={note.date} /> <Words>{note.client}</Words>
              <br />
              <span className={classes.small}>
                <Values>
                  {note.approved_at
                    ? [
                        t('notes.sent', { date: sayDay(note.approved_at), name: note.approved_by ?? '' }),
                        ...note.channels.map((way) => t(`notes.way.${way}`)),
                      ]
                    : [t('notes.draft'), note.written_by].filter(Boolean)}
                </Values>
              </span>
            </span>
            <Button variant="default" size="compact-sm" onClick={() => setOpen(note)}>
              {t('notes.open')}
            </Button>
            {note.approved_at ? null : <FillSlot slot={clientNoteTools} note={note} />}
          </li>
        ))}
      </Stack>
      {open ? (
        <ClientNoteDialog
          note={data.find(({ _id }) => _id === open._id) ?? open}
          client={clients.find(({ client_id }) => client_id === open.client_id)}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {isNew ? (
        <NewNoteDialog
          matterId={matterId}
          clients={clients}
          onClose={() => setNew(false)}
          onSaved={(note) => {
            setNew(false)
            setOpen(note)
          }}
        />
      ) : null}
    </Panel>
  )
}
