import { ActionIcon, Alert, Button, Group } from '@mantine/core'
import type { Note } from '@peshi/contract/matters/notes'
import { IconLock, IconPencil, IconPin, IconPinFilled, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ChangedNote } from '../../chamber/edits/changed-note.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useNow } from '../../platform/clock/use-now.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { noteTools } from '../matters/detail/matter-slots.ts'
import { readDraft, type Written } from './note-draft.ts'
import { NoteEditor } from './note-editor.tsx'
import { NoteWords } from './note-words.tsx'
import { useCreateNote, useDeleteNote, usePinNote, useUpdateNote } from './notes.api.ts'
import classes from './notes.module.css'
import type { Draft } from './use-draft.ts'

const longText = 1500

interface Props {
  note: Note
  isAsked: boolean
}

export function NoteCard({ note, isAsked }: Props) {
  const [isEditing, setEditing] = useState(() => note.can_edit && readDraft(note.matter_id, note._id) !== null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  return (
    <article
      ref={card}
      className={classes.card}
      data-asked={isAsked || undefined}
      data-pinned={note.is_pinned || undefined}
    >
      <Head note={note} isEditing={isEditing} onEdit={() => setEditing(true)} />
      {isEditing ? <Rewrite note={note} onEditing={setEditing} /> : <Body note={note} />}
    </article>
  )
}

function Head({ note, isEditing, onEdit }: { note: Note; isEditing: boolean; onEdit(): void }) {
  const { t } = useTranslation('notes')
  const pin = usePinNote(note)
  const remove = useDeleteNote(note)
  return (
    <Group component="header" gap="xs" align="flex-start" justify="space-between" mb={4}>
      <Group component="span" gap="2px 10px" mih={28} className="anywhere">
        <strong>
          <bdi dir="auto">{note.author.name || t('former')}</bdi>
        </strong>
        <When at={note.created_at} />
        {note.updated_at && note.updated_by ? (
          <span className="small">
            {t('edited_by', { name: isolate(note.updated_by.name || t('former')) })} <When at={note.updated_at} />
          </span>
        ) : null}
        {note.is_private ? (
          <span className={classes.private}>
            <IconLock size={13} aria-hidden="true" /> {t('for_me')}
          </span>
        ) : null}
        {note.mentions_me ? <Pill tone="today">{t('mention.you')}</Pill> : null}
      </Group>
      {isEditing ? null : (
        <Group gap={2}>
          <FillSlot slot={noteTools} note={note} />
          {note.can_edit ? (
            <>
              <Tool
                icon={note.is_pinned ? IconPinFilled : IconPin}
                label={t(note.is_pinned ? 'unpin' : 'pin')}
                pressed={note.is_pinned}
                sends
                onClick={() => pin.mutate()}
              />
              <Tool icon={IconPencil} label={t('edit')} onClick={onEdit} />
              {note.can_delete ? (
                <Tool icon={IconTrash} label={t('delete')} sends onClick={() => remove.mutate()} />
              ) : null}
            </>
          ) : null}
        </Group>
      )}
    </Group>
  )
}

interface ToolProps {
  icon: TablerIcon
  label: string
  pressed?: boolean
  sends?: boolean
  onClick(): void
}

const Tool = ({ icon: Mark, label, pressed, sends, onClick }: ToolProps) => (
  <ActionIcon data-sends={sends} aria-label={label} aria-pressed={pressed} onClick={onClick}>
    <Mark size={16} />
  </ActionIcon>
)

function When({ at }: { at: string }) {
  const now = useNow()
  const whole = new Date(at).toLocaleString(currentLocale(), { timeZone: 'Asia/Kolkata' })
  return (
    <time className="small" dateTime={at} title={whole}>
      {ageOf(at, now, currentLocale())}
    </time>
  )
}

function Body({ note }: { note: Note }) {
  const { t } = useTranslation('notes')
  const [isWhole, setWhole] = useState(note.text.length <= longText)
  return (
    <>
      <div className={isWhole ? undefined : classes.clipped}>
        <NoteWords html={note.html} />
      </div>
      {isWhole ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('show_whole')}
        </Button>
      )}
    </>
  )
}

function Rewrite({ note, onEditing }: { note: Note; onEditing(isEditing: boolean): void }) {
  const me = useSession()?.userData._id
  const update = useUpdateNote(note)
  const { t } = useTranslation('notes')
  const [opened] = useState(note)
  const [isClash, setClash] = useState(false)
  const isMine = note.author._id === me
  const save = ({ html, is_private, version }: Written) =>
    update
      .mutateAsync({ html, version: version ?? note.version, ...(isMine && { is_private }) })
      .then(() => onEditing(false))
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'changed-meanwhile') setClash(true)
        else toastError(error)
        throw error
      })
  return (
    <NoteEditor
      matterId={note.matter_id}
      noteId={note._id}
      start={{ html: note.html, is_private: note.is_private, version: note.version }}
      canHide={isMine}
      isSaving={update.isPending}
      onSave={save}
      onClose={() => onEditing(false)}
      onReopen={() => onEditing(true)}
    >
      {(draft) =>
        isClash ? (
          <Clash note={note} draft={draft} onDone={() => onEditing(false)} />
        ) : note.version > (draft.current().version ?? note.version) && !update.isPending ? (
          <ChangedNote
            record={note}
            before={{ note: opened.text }}
            now={{ note: note.text }}
            words={{ label: () => t('write') }}
          />
        ) : null
      }
    </NoteEditor>
  )
}

function Clash({ note, draft, onDone }: { note: Note; draft: Draft; onDone(): void }) {
  const { t } = useTranslation('notes')
  const create = useCreateNote()
  const keepBoth = () => {
    const { html, is_private } = draft.current()
    create
      .mutateAsync({ matter_id: note.matter_id, html, is_private })
      .then(() => {
        draft.drop()
        onDone()
      })
      .catch(toastError)
  }
  const name = note.updated_by?.name || t('former')
  return (
    <Alert color="amber" title={t('clash.title', { name: isolate(name) })} className="anywhere">
      <p className="small">{t('clash.text')}</p>
      <blockquote className={classes.theirs}>
        <NoteWords html={note.html} />
      </blockquote>
      <Group gap="xs">
        <Button size="compact-sm" loading={create.isPending} data-works-offline onClick={keepBoth}>
          {t('clash.keep_both')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            draft.discard(() => undefined)
            onDone()
          }}
        >
          {t('clash.take_theirs')}
        </Button>
      </Group>
    </Alert>
  )
}
