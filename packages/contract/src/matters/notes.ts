import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, NoteId, PersonId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { Seen, seen, versioned } from '../platform/version.ts'

const Person = z.object({ _id: PersonId, name: z.string() })

export const Note = z.object({
  _id: NoteId,
  matter_id: MatterId,
  /** Safe to insert in a page: the server removed all tags that the note editor does not use. */
  html: z.string(),
  text: z.string(),
  is_private: z.boolean(),
  is_pinned: z.boolean(),
  ...versioned,
  author: Person,
  created_at: Instant,
  updated_at: Instant.nullable(),
  updated_by: Person.nullable(),
  mentions: z.array(Person),
  mentions_me: z.boolean(),
  can_edit: z.boolean(),
  can_delete: z.boolean(),
})
export type Note = z.infer<typeof Note>

export const notesPerPage = 50

export const listNotes = endpoint('GET /api/matters/list_notes/:id', {
  can: ['read', 'Note'],
  summary: 'The notes of a matter that the reader may see: pinned ones first, then newest first',
  params: z.object({ id: MatterId }),
  query: z.object({
    after: NoteId.optional(),
  }),
  reply: ok({ data: z.array(Note), meta: z.object({ total: z.number(), has_more: z.boolean() }) }),
})

export const noteAtMost = 200_000

/** A mention is `<span data-mention="<person's id>">@Name</span>`. */
const Html = z.string().max(noteAtMost, 'Use at most 200,000 characters')

export const createNote = endpoint('POST /api/matters/create_notes', {
  reaches: ['pool'],
  can: ['create', 'Note'],
  summary: 'A new note on a matter',
  body: z.object({ matter_id: MatterId, html: Html, is_private: z.boolean().default(false) }),
  reply: ok({ data: Note, message: z.string() }),
})

const id = z.object({ id: NoteId })

export const updateNote = endpoint('POST /api/matters/update_notes/:id', {
  reaches: ['pool'],
  can: ['update', 'Note'],
  changes: Note,
  summary: 'Change a note; only the sent fields change',
  params: id,
  body: z.object({ html: Html.optional(), is_private: z.boolean().optional(), ...seen }),
  reply: ok({ data: Note, message: z.string() }),
})

export const pinNote = endpoint('POST /api/matters/pin_notes/:id', {
  can: ['update', 'Note'],
  summary: 'Pin a note above the others, or unpin it',
  params: id,
  body: z.object({ is_pinned: z.boolean() }),
  reply: ok({ data: Note }),
})

export const deleteNote = endpoint('POST /api/matters/delete_notes/:id', {
  failure: failures.deletion,
  can: ['update', 'Note'],
  changes: Note,
  summary: 'Move a note to the recycle bin: one’s own, or another’s with the right to delete',
  params: id,
  body: Seen,
  reply: ok({ message: z.string() }),
})

export const restoreNote = endpoint('POST /api/matters/restore_notes/:id', {
  can: ['update', 'Note'],
  summary: 'Restore a note from the recycle bin',
  params: id,
  reply: ok({ data: Note, message: z.string() }),
})

export const NoteGlimpse = z.object({
  _id: NoteId,
  matter_id: MatterId,
  matter_title: z.string(),
  author: Person,
  text: z.string(),
  created_at: Instant,
})
export type NoteGlimpse = z.infer<typeof NoteGlimpse>

export const notesInBin = endpoint('GET /api/matters/deleted_notes', {
  can: ['update', 'Note'],
  summary: 'Notes in the recycle bin that the reader may restore, newest first',
  reply: ok({ data: z.array(NoteGlimpse.extend({ deleted_at: Instant, deleted_by: z.string().nullable() })) }),
})

export const noteMentions = endpoint('GET /api/notes/mentions', {
  can: ['read', 'Note'],
  summary: 'The newest hundred notes that mention the reader',
  reply: ok({ data: z.array(NoteGlimpse.extend({ mentioned_at: Instant, seen_at: Instant.nullable() })) }),
})

export const notePeople = endpoint('GET /api/notes/people', {
  can: ['read', 'Note'],
  summary: 'The members who can be mentioned in a note',
  reply: ok({ data: z.array(Person) }),
})
