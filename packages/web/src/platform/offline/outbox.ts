import { createTask } from '@peshi/contract/day/tasks'
import { getHearingsOfMatter, type HearingOutcome, recordOutcome } from '@peshi/contract/matters/hearings'
import { createNote } from '@peshi/contract/matters/notes'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { ApiError, networkError } from '../api/api-error.ts'
import { callApi, newKey, silenceMs } from '../api/call-api.ts'
import { noteNetwork } from '../api/network.ts'
import { serverNow } from '../clock/server-time.ts'
import { draftKey } from '../device/drafts.ts'
import { listWritten, readWritten, write } from '../device/written.ts'
import { readSession } from '../session/session.ts'

type OutcomeBody = NonNullable<InputOf<typeof recordOutcome>['body']>

/** What may be written without a network, because it cannot conflict unseen. */
export type Writing =
  | {
      kind: 'outcome'
      body: OutcomeBody
      /** What was noted of the day when this was written. */
      before: Noted | null
      /** What a colleague noted meanwhile was shown: this is to take its place. */
      isMeant?: boolean
    }
  | { kind: 'task'; body: NonNullable<InputOf<typeof createTask>['body']> }
  | { kind: 'note'; body: NonNullable<InputOf<typeof createNote>['body']> }

type Noted = Pick<HearingOutcome, 'outcome' | 'next_date' | 'business'>

export interface Waiting {
  /** The Idempotency-Key of every attempt. */
  id: string
  title: string
  writing: Writing
  written_at: string
  /** The first attempt: whether it arrived is not known. */
  tried_at: string | null
  refusal: { code: string; message: string } | null
}

/** Null for a task that is of no matter. */
export const matterOf = ({ writing }: Waiting): string | null =>
  writing.kind === 'task' ? (writing.body.matter ?? null) : writing.body.matter_id

/** The server knows a key again for a day; after that a repeated note would be there twice. */
const keyKnownMs = 20 * 3_600_000

// Kept as drafts are (`session/drafts.ts`): for each person and chamber, asked about and let go at sign-out.
const keyOf = (id: string) => draftKey('outbox', readSession()?.userData.extras.chamber_id ?? '', id)

let seen: { raw: string; items: readonly Waiting[] } = { raw: '[]', items: [] }

/** In the order in which they were written; the same list until something changes. */
export function listWaiting(): readonly Waiting[] {
  const prefix = keyOf('')
  if (prefix === null) return none
  const names = listWritten().filter((name) => name.startsWith(prefix))
  const items = names.map((name) => readWritten(name) as Waiting)
  items.sort((a, b) => a.written_at.localeCompare(b.written_at))
  const raw = JSON.stringify(items)
  if (raw !== seen.raw) seen = { raw, items }
  return seen.items
}
const none: readonly Waiting[] = []

/** Throws when this browser does not keep it: then it is not said to be kept. */
async function keep(item: Waiting): Promise<void> {
  const key = keyOf(item.id)
  if (!key) throw networkError()
  await write(key, item).catch((error: unknown) => {
    console.warn(`What was written is not kept: ${String(error)}`)
    dropWaiting(item)
    throw networkError()
  })
}

export function dropWaiting({ id }: Waiting): void {
  const key = keyOf(id)
  if (key) write(key, null).catch((error: unknown) => console.warn(`It is still kept: ${String(error)}`))
}

/** A refusal stands under its key, so another attempt has a key of its own. */
export async function tryAgain(item: Waiting): Promise<void> {
  const isMeant = item.refusal?.code === 'outcome-changed'
  const writing = item.writing.kind === 'outcome' ? { ...item.writing, isMeant } : item.writing
  await keep({ ...item, id: newKey(), writing, tried_at: null, refusal: null })
  dropWaiting(item)
}

const isLost = (error: unknown) => error instanceof ApiError && error.status === 0

/** What a form sends at this moment: nobody else sends it meanwhile. */
const atForms = new Set<string>()

interface Attempt {
  idempotencyKey: string
  silenceMs: number
}
const attempt = (id: string): Attempt => ({ idempotencyKey: id, silenceMs })

/** Keeps it, so that nothing is lost whatever becomes of the page, and sends it. Gives null where no answer comes: it waits. */
export async function sendOrKeep<T>(
  writing: Writing,
  title: string,
  send: (options: Attempt) => Promise<T>,
): Promise<T | null> {
  const id = newKey()
  const written_at = serverNow().toISOString()
  const isTried = navigator.onLine !== false
  const item: Waiting = { id, title, writing, written_at, tried_at: isTried ? written_at : null, refusal: null }
  atForms.add(id)
  const keeping = keep(item)
  try {
    // Without a place to keep it, it is sent all the same, and the form says how that went.
    await keeping.catch(() => undefined)
    if (!isTried) throw networkError()
    const reply = await send(attempt(id))
    if (writing.kind === 'outcome') rememberOwn(writing.body)
    dropWaiting(item)
    return reply
  } catch (error) {
    if (!isLost(error)) {
      dropWaiting(item)
      throw error
    }
    noteNetwork(false)
    await keeping
    return null
  } finally {
    atForms.delete(id)
  }
}

/** Sends what waits, in order; one tab at a time. Gives what went. Stops where the network does. */
export async function sendWaiting(): Promise<Waiting[]> {
  if (!navigator.locks) return sendAll()
  return navigator.locks.request('peshi-outbox', { ifAvailable: true }, (lock) => (lock ? sendAll() : []))
}

async function sendAll(): Promise<Waiting[]> {
  const sent: Waiting[] = []
  for (const item of listWaiting().filter(({ id, refusal }) => refusal === null && !atForms.has(id))) {
    // The list is of who was signed in when it was read.
    if (!listWaiting().some(({ id }) => id === item.id)) break
    try {
      await sendOne(item)
      dropWaiting(item)
      sent.push(item)
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error)) {
        if (isLost(error)) noteNetwork(false)
        break
      }
      await keep({ ...item, refusal: { code: error.code, message: error.message } })
    }
  }
  return sent
}

const isPassing = ({ status, code }: ApiError) =>
  status === 0 || status >= 500 || status === 401 || status === 429 || code === 'still-running'

const maybeSent = (kind: 'note' | 'task') =>
  kind === 'note'
    ? new ApiError('It may have been sent before. Look at the notes first.', { status: 409, code: 'maybe-sent' })
    : new ApiError('It may have been sent before. Look at the tasks first.', { status: 409, code: 'task-maybe-sent' })

async function sendOne(item: Waiting): Promise<void> {
  const { writing, id, tried_at } = item
  const options = attempt(id)
  if (writing.kind === 'outcome') {
    if (!(await isThereAlready(writing))) await callApi(recordOutcome, { body: writing.body }, options)
    rememberOwn(writing.body)
    return
  }
  if (tried_at !== null && serverNow().getTime() - Date.parse(tried_at) > keyKnownMs) throw maybeSent(writing.kind)
  if (tried_at === null) await keep({ ...item, tried_at: serverNow().toISOString() })
  if (writing.kind === 'task') await callApi(createTask, { body: writing.body }, options)
  else await callApi(createNote, { body: writing.body }, options)
}

const ownKey = ({ matter_id, date }: OutcomeBody) => `own-outcome:${matter_id}:${date}`

/** What this person noted last of a day is no colleague's, however old the page was that they wrote on. */
function rememberOwn(body: OutcomeBody): void {
  const { outcome, next_date = null, business = null } = body
  write(ownKey(body), { outcome, next_date, business }).catch((error: unknown) =>
    console.warn(`It is not kept what was noted: ${String(error)}`),
  )
}

/** Whether the day says so already. Throws where a colleague has noted something else since. */
async function isThereAlready({ body, before, isMeant }: Writing & { kind: 'outcome' }): Promise<boolean> {
  const { data } = await callApi(getHearingsOfMatter, { params: { id: body.matter_id } })
  const noted = data.find(({ date }) => date === body.date)?.outcome ?? null
  if (isSame(noted, body)) return true
  const own = readWritten(ownKey(body)) as Noted | null
  if (isMeant || isSame(noted, before) || (own && isSame(noted, own))) return false
  throw new ApiError('A colleague has noted another outcome since.', { status: 409, code: 'outcome-changed' })
}

type Said = { outcome: Noted['outcome'] | null; next_date: string | null; business?: string | null | undefined }

const isSame = (one: Said | null, other: Said | null) =>
  (one?.outcome ?? null) === (other?.outcome ?? null) &&
  (one?.next_date ?? null) === (other?.next_date ?? null) &&
  (one?.business ?? null) === (other?.business ?? null)
