import { Group, Select, Text } from '@mantine/core'
import { type ClientNote, NoteLanguage } from '@peshi/contract/clients/client-notes'
import type { SharedWith } from '@peshi/contract/clients/shares'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { useHearingsOfMatter } from '../../matters/hearings/hearings.api.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { NoteFields } from './note-fields.tsx'
import { type NoteTexts, useProposal, useSaveNote } from './shares.api.ts'

interface Props {
  matterId: MatterId
  clients: SharedWith[]
  day?: CourtDate
  onClose(): void
  onSaved(note: ClientNote): void
}

export function NewNoteDialog({ matterId, clients, day, onClose, onSaved }: Props) {
  const { t } = useTranslation('shares')
  const { data: entries } = useHearingsOfMatter(matterId)
  const days = [...new Set((entries ?? []).filter(({ outcome }) => outcome).map(({ date }) => date))]
  const [chosenDay, setDay] = useState<string | null>(day ?? null)
  const [clientId, setClient] = useState(clients[0]?.client_id ?? null)
  const [language, setLanguage] = useState<NoteLanguage>('hi')
  const {
    value: { own },
    change: put,
    drop,
    dropAnd,
    dialog,
  } = useDraft<{ own: NoteTexts | null }>('client-note', `new ${matterId}`, () => ({ own: null }))
  const close = dropAnd(onClose)
  const date = chosenDay ?? days[0] ?? null
  const subject = date && clientId ? { matter_id: matterId, client_id: clientId, date, language } : null
  const proposal = useProposal(subject)
  const save = useSaveNote(matterId)
  const texts = own ?? proposal.data ?? null
  const error = save.error ?? proposal.error
  const change = (set: () => void) => {
    put({ own: null })
    set()
  }
  const submit = () => {
    if (!subject || !texts) return
    const { text_en, text_own } = texts
    save.mutate(
      { ...subject, text_en, text_own },
      {
        onSuccess: ({ data }) => {
          drop()
          onSaved(data)
        },
      },
    )
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} size={620} title={t('notes.new')}>
      {entries && days.length === 0 ? <Text>{t('notes.no_days')}</Text> : null}
      {days.length > 0 ? (
        <DialogForm
          submit={t('notes.save')}
          sending={{ isPending: save.isPending, error }}
          isReady={texts !== null}
          onSubmit={submit}
          onCancel={close}
        >
          <Group grow align="start">
            <Select
              label={t('notes.client')}
              data={clients.map(({ client_id, name }) => ({ value: client_id, label: name }))}
              value={clientId}
              onChange={(id) => change(() => setClient(clients.find((one) => one.client_id === id)?.client_id ?? null))}
            />
            <Select
              label={t('notes.day')}
              data={days.map((day) => ({ value: day, label: toDayFirst(day) }))}
              value={date}
              onChange={(day) => change(() => setDay(day))}
            />
            <Select
              label={t('notes.language')}
              data={NoteLanguage.options.map((value) => ({ value, label: languageNames[value] }))}
              value={language}
              onChange={(value) => change(() => setLanguage(NoteLanguage.parse(value)))}
            />
          </Group>
          {texts ? <NoteFields language={language} texts={texts} onChange={(texts) => put({ own: texts })} /> : null}
        </DialogForm>
      ) : null}
    </Modal>
  )
}
