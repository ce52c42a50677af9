import { createTask, updateTask } from '@peshi/contract/day/tasks'
import { createDocument } from '@peshi/contract/matters/documents'
import {
  getHearingsOfMatter,
  type HearingEntry,
  type HearingOutcome,
  recordOutcome,
  saveHearing,
} from '@peshi/contract/matters/hearings'
import { createNote } from '@peshi/contract/matters/notes'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, TaskId } from '@peshi/contract/platform/ids'
import { ApiError, networkError } from '../api/api-error.ts'
import { callApi } from '../api/call-api.ts'
import { readWritten, write } from '../device/written.ts'
import { sendFile, uploadCalls } from '../uploads/send-file.ts'

type Body<E> = NonNullable<InputOf<E>['body']>

type Noted = Pick<HearingOutcome, 'outcome' | 'next_date' | 'business'>

interface OfADay {
  /** True if the person decided to overwrite a colleague's change. */
  isMeant?: boolean
}

export type Writing =
  | ({ kind: 'outcome'; body: Body<typeof recordOutcome>; before: Noted | null } & OfADay)
  | ({ kind: 'hearing'; body: Body<typeof saveHearing>; before: Entered | null } & OfADay)
  | { kind: 'task'; body: Body<typeof createTask> }
  | { kind: 'tick'; id: TaskId; matter: MatterId | null; isDone: boolean }
  | { kind: 'note'; body: Body<typeof createNote> }
  | { kind: 'photo'; matter: MatterId; folder: string; name: string; base64: string }

export function matterOf(writing: Writing): string | null {
  if (writing.kind === 'tick' || writing.kind === 'photo') return writing.matter
  return writing.kind === 'task' ? (writing.body.matter ?? null) : writing.body.matter_id
}

export interface Attempt {
  idempotencyKey: string
  silenceMs: number
}

export async function sendAgain(writing: Writing, options: Attempt): Promise<void> {
  switch (writing.kind) {
    case 'outcome':
      if (!(await isNotedAlready(writing))) await callApi(recordOutcome, { body: writing.body }, options)
      return rememberOwn(writing)
    case 'hearing':
      await compareEntered(writing)
      await callApi(saveHearing, { body: writing.body }, options)
      return rememberOwn(writing)
    case 'task':
      return void (await callApi(createTask, { body: writing.body }, options))
    case 'tick':
      return void (await tickTask(writing, options))
    case 'note':
      return void (await callApi(createNote, { body: writing.body }, options))
    case 'photo':
      return void (await sendPhoto(writing, options))
  }
}

export const tickTask = ({ id, isDone }: Writing & { kind: 'tick' }, options: Attempt) =>
  callApi(updateTask, { params: { id }, body: { is_done: isDone } }, options)

export async function sendPhoto(photo: Writing & { kind: 'photo' }, options: Attempt) {
  const stopAtSilence = { ...uploadCalls, wait: () => Promise.reject(networkError()) }
  const { signal } = new AbortController()
  const upload = await sendFile(stopAtSilence, fileOf(photo), `photo ${options.idempotencyKey}`, { signal })
  const body = { matter_id: photo.matter, upload_ids: [upload], folder: photo.folder }
  return callApi(createDocument, { body }, options)
}

export function fileOf({ name, base64 }: Writing & { kind: 'photo' }): File {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type: 'image/jpeg' })
}

export const toBase64 = (photo: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(photo)
  })

const maybeSent = {
  note: { code: 'maybe-sent', message: 'It may have been sent before. Look at the notes first.' },
  task: { code: 'task-maybe-sent', message: 'It may have been sent before. Look at the tasks first.' },
}

/**
 * For an entry so old that the server may have forgotten its idempotency key. Throws for a note or task, because it could
 * be stored twice.
 */
export function refuseRepetition({ kind }: Writing): void {
  if (kind !== 'note' && kind !== 'task') return
  const { code, message } = maybeSent[kind]
  throw new ApiError(message, { status: 409, code })
}

const entryOf = async ({ matter_id, date }: { matter_id: string; date: string }) => {
  const { data } = await callApi(getHearingsOfMatter, { params: { id: matter_id } })
  return data.find((entry) => entry.date === date)
}

type OfDay = Writing & { kind: 'outcome' | 'hearing' }
const ownKey = ({ kind, body }: OfDay) => `own-${kind}:${body.matter_id}:${body.date}`

export function rememberOwn(writing: Writing): void {
  if (writing.kind !== 'outcome' && writing.kind !== 'hearing') return
  const { body } = writing
  write(ownKey(writing), body).catch((error: unknown) =>
    console.warn(`The person’s own entry could not be stored: ${String(error)}`),
  )
}

/**
 * True if the server already has this outcome. Throws if somebody recorded another outcome meanwhile, unless `isMeant`.
 */
async function isNotedAlready(writing: Writing & { kind: 'outcome' }): Promise<boolean> {
  const { body, before, isMeant } = writing
  const noted = (await entryOf(body))?.outcome ?? null
  if (isSame(noted, body)) return true
  const own = readWritten(ownKey(writing)) as Noted | null
  if (isMeant || isSame(noted, before) || (own && isSame(noted, own))) return false
  throw new ApiError('Another outcome of this day has been noted since.', { status: 409, code: 'outcome-changed' })
}

type Said = { outcome: Noted['outcome'] | null; next_date?: string | null; business?: string | null | undefined }

const isSame = (one: Said | null, other: Said | null) =>
  (one?.outcome ?? null) === (other?.outcome ?? null) &&
  (one?.next_date ?? null) === (other?.next_date ?? null) &&
  (one?.business ?? null) === (other?.business ?? null)

export type Entered = Partial<
  Record<'court_no' | 'item' | 'time' | 'coram' | 'stage' | 'note' | 'appearing_id', string>
>

export function enteredOf(entry: HearingEntry | undefined): Entered {
  if (!entry) return {}
  const { court_no, item, coram, stage, time, note } = entry
  const ours = entry.source === 'ours' ? { court_no, item, coram, stage } : {}
  return withoutEmpty({ ...ours, time, note, appearing_id: entry.appearing?._id })
}

const withoutEmpty = (fields: Record<string, string | null | undefined>): Entered =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

async function compareEntered(writing: Writing & { kind: 'hearing' }): Promise<void> {
  const { body, before, isMeant } = writing
  if (isMeant) return
  const entered = enteredOf(await entryOf(body))
  const own = readWritten(ownKey(writing)) as Record<string, string | null> | null
  const known = [before ?? {}, withoutEmpty({ ...body }), ...(own ? [withoutEmpty(own)] : [])]
  if (known.some((fields) => isWithin(entered, fields))) return
  throw new ApiError('Something else has been entered for this day since.', {
    status: 409,
    code: 'hearing-changed',
  })
}

const isWithin = (entered: Entered, known: Entered) =>
  Object.entries(entered).every(([name, value]) => known[name as keyof Entered] === value)
