import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { ClientNote, NoteChannel } from '@peshi/contract/clients/client-notes'
import type { SharedWith } from '@peshi/contract/clients/shares'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { NoteFields } from './note-fields.tsx'
import { useApproveNote, useDeleteNote, useEditNote } from './shares.api.ts'

interface Props {
  note: ClientNote
  client: SharedWith | undefined
  onClose(): void
}

export function ClientNoteDialog({ note, client, onClose }: Props) {
  const { t } = useTranslation('shares')
  const can = useCan()
  const isSent = note.approved_at !== null
  const mayApprove = can('manage', 'ClientNote') && !isSent && client !== undefined
  const mayEdit = can('update', 'ClientNote') && !isSent
  const ways = waysTo(client)
  const {
    value: texts,
    change,
    drop,
    dialog,
  } = useDraft('client-note', note._id, () => ({ text_en: note.text_en, text_own: note.text_own }))
  const [channels, setChannels] = useState<NoteChannel[]>(ways)
  const [edit, approve, remove] = [
    useEditNote(note.matter_id),
    useApproveNote(note.matter_id),
    useDeleteNote(note.matter_id),
  ]
  const error = approve.error ?? edit.error ?? remove.error
  const done = (sentence: string) => ({
    onSuccess: () => {
      toastDone(sentence)
      drop()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mayApprove) approve.mutate({ id: note._id, ...texts, channels }, done(t('done.sent')))
    else edit.mutate({ id: note._id, ...texts }, done(t('done.draft')))
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} size={620} title={t('notes.edit', { name: note.client })}>
      <form onSubmit={submit}>
        <Stack gap="sm">
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
                onClick={() => remove.mutate(note._id, done(t('done.deleted')))}
              >
                {t('notes.delete')}
              </Button>
              <Group gap="xs">
                {mayApprove ? (
                  <Button
                    variant="default"
                    loading={edit.isPending}
                    onClick={() => edit.mutate({ id: note._id, ...texts }, done(t('done.draft')))}
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
