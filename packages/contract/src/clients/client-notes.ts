import { z } from 'zod'
import { Outcome } from '../matters/outcomes.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { ClientId, ClientNoteId, MatterId } from '../platform/ids.ts'
import { Seen, seen, versioned } from '../platform/version.ts'

export const NoteLanguage = z.enum(['hi', 'ur'])
export type NoteLanguage = z.infer<typeof NoteLanguage>

export const NoteChannel = z.enum(['area', 'email', 'sms'])
export type NoteChannel = z.infer<typeof NoteChannel>

const NoteText = z.string().trim().min(1, 'Write the note').max(4000, 'Use at most 4,000 characters')

export const ClientNote = z.object({
  _id: ClientNoteId,
  matter_id: MatterId,
  client_id: ClientId,
  client: z.string(),
  date: CourtDate,
  outcome: Outcome,
  language: NoteLanguage,
  text_en: z.string(),
  text_own: z.string(),
  written_by: z.string().nullable(),
  written_at: Instant,
  approved_by: z.string().nullable(),
  approved_at: Instant.nullable(),
  channels: z.array(NoteChannel),
  ...versioned,
})
export type ClientNote = z.infer<typeof ClientNote>

const ofMatter = z.object({ id: MatterId })

export const listClientNotes = endpoint('GET /api/client_notes/matter/:id', {
  can: ['read', 'ClientNote'],
  summary: 'The notes to the clients of a matter, drafts and sent ones, newest first',
  params: ofMatter,
  reply: ok({ data: z.array(ClientNote) }),
})

const subject = {
  matter_id: MatterId,
  client_id: ClientId,
  date: CourtDate,
  language: NoteLanguage,
}

export const proposeClientNote = endpoint('POST /api/client_notes/propose', {
  can: ['create', 'ClientNote'],
  readsOnly: true,
  summary: 'Propose the text for a day’s outcome in English and the client’s language; stores nothing',
  body: z.object(subject),
  reply: ok({ data: z.object({ outcome: Outcome, text_en: z.string(), text_own: z.string() }) }),
})

export const saveClientNote = endpoint('POST /api/client_notes', {
  can: ['create', 'ClientNote'],
  summary: 'Save a note to a client as a draft',
  body: z.object({ ...subject, text_en: NoteText, text_own: NoteText }),
  reply: ok({ data: ClientNote, message: z.string() }),
})

const id = z.object({ id: ClientNoteId })

export const editClientNote = endpoint('POST /api/client_notes/edit/:id', {
  can: ['update', 'ClientNote'],
  changes: ClientNote,
  summary: 'Change a draft; only the sent fields change',
  params: id,
  body: z.object({ text_en: NoteText.optional(), text_own: NoteText.optional(), ...seen }),
  reply: ok({ data: ClientNote, message: z.string() }),
})

export const approveClientNote = endpoint('POST /api/client_notes/approve/:id', {
  reaches: ['messages'],
  can: ['manage', 'ClientNote'],
  changes: ClientNote,
  summary: 'Approve a note as an advocate or owner; it is sent once, by the chosen channels',
  params: id,
  body: z.object({
    text_en: NoteText,
    text_own: NoteText,
    channels: z.array(NoteChannel).min(1, 'Choose one at least').max(3),
    ...seen,
  }),
  reply: ok({ data: ClientNote, message: z.string() }),
})

export const deleteClientNote = endpoint('POST /api/client_notes/delete/:id', {
  can: ['update', 'ClientNote'],
  changes: ClientNote,
  summary: 'Delete a draft; sent notes stay',
  params: id,
  body: Seen,
  reply: ok({ message: z.string() }),
})
