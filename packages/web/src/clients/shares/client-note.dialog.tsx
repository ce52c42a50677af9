import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { ClientNote, NoteChannel } from '@peshi/contract/clients/client-notes'
import type { SharedWith } from '@peshi/contract/clients/shares'
import { type FormEvent, useState } from 'react'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDraft } from '../../platform/device/use-draft.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { NoteFields } from './note-fields.tsx'
import { changedByShares, sendNote, useApproveNote, useDeleteNote } from './shares.api.ts'

interface Props {
  note: ClientNote
  client: SharedWith | undefined
  onClose(): void
}

const textsOf = ({ text_en, text_own }: ClientNote) => ({ text_en, text_own })

export function ClientNoteDialog({ note, client, onClose }: Props) {
  const { t } = useTranslation('shares')
  const can = useCan()
  const isSent = note.approved_at !== null
  const mayApprove = can('manage', 'ClientNote') && !isSent && client !== undefined
  const mayEdit = can('update', 'ClientNote') && !isSent
  const ways = waysTo(client)
  const {
    value: texts,
    seen,
    change,
    drop,
    dialog,
  } = useDraft('client-note', note._id, () => textsOf(note), seenOf(note, textsOf))
  const [channels, setChannels] = useState<NoteChannel[]>(ways)
  const edit = useEdit({
    record: note,
    seen,
    fieldsOf: textsOf,
    keys: changedByShares(note.matter_id),
    send: (changes) => sendNote(note._id, changes),
    words: {
      label: (field) =>
        field === 'text_en' ? t('notes.english') : t('notes.own', { language: languageNames[note.language] }),
    },
  })
  const [approve, remove] = [useApproveNote(note), useDeleteNote(note)]
  const error = approve.error ?? edit.error ?? remove.error
  const saw = { version: seen?.version }
  const done = (sentence: string) => ({
    onSuccess: () => {
      toastDone(sentence)
      drop()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayApprove) approve.mutate({ ...texts, channels, ...saw }, done(t('done.sent')))
    else edit.mutate(texts, done(t('done.draft')))
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} size={620} title={t('notes.edit', { name: note.client })}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          {edit.note}
          <NoteFields language={note.language} texts={texts} isReadOnly={!mayEdit} onChange={change} />
          {mayApprove ? (
            <Checkbox.Group
              label={t('notes.ways')}
              value={channels}
              onChange={(chosen) => setChannels(ways.filter((way) => chosen.includes(way)))}
            >
              <Group gap="md" mt={4}>
                {ways.map((way) => (
                  <Checkbox key={way} value={way} label={t(`notes.way.${way}`)} />
                ))}
              </Group>
            </Checkbox.Group>
          ) : null}
          {mayEdit && !mayApprove ? <Text c="dimmed">{t('notes.only_advocate')}</Text> : null}
          <FormError error={error} />
          {mayEdit ? (
            <Group justify="space-between">
              <Button
                variant="subtle"
                color="red"
                loading={remove.isPending}
                onClick={() => remove.mutate(saw, done(t('done.deleted')))}
              >
                {t('notes.delete')}
              </Button>
              <Group gap="xs">
                {mayApprove ? (
                  <Button
                    variant="default"
                    loading={edit.isPending}
                    onClick={() => edit.mutate(texts, done(t('done.draft')))}
                  >
                    {t('notes.save')}
                  </Button>
                ) : null}
                <Button
                  type="submit"
                  disabled={mayApprove && channels.length === 0}
                  loading={mayApprove ? approve.isPending : edit.isPending}
                >
                  {mayApprove ? t('notes.approve') : t('notes.save')}
                </Button>
              </Group>
            </Group>
          ) : null}
        </Stack>
      </form>
    </Modal>
  )
}

function waysTo(client: SharedWith | undefined): NoteChannel[] {
  if (!client) return []
  return [
    ...(client.shares.length > 0 ? (['area'] as const) : []),
    ...(client.email ? (['email'] as const) : []),
    ...(/^\+91[6-9]\d{9}$/.test(client.mobile ?? '') ? (['sms'] as const) : []),
  ]
}
