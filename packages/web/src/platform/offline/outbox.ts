// Keeps what a person writes without a network, and sends it later. An entry (`Waiting`) is encrypted on the device,
// under the person and the chamber. Its id is the idempotency key of the request.
// - An entry is stored before the first try, and deleted only after the server's reply.
// - The server remembers a key for about a day. After `keyKnownMs`, an entry that may have arrived is not sent again by
//   itself.
// - A refusal stays with its entry until the person decides. Trying again takes a new key.
// - Without storage on the device, the entry stays in the page, which says so.
// Source: decisions/016-offline-use.md, decisions/020-a-change-and-its-reply-are-one-transaction.md.
import { ApiError, networkError } from '../api/api-error.ts'
import { newKey, silenceMs } from '../api/call-api.ts'
import { noteNetwork } from '../api/network.ts'
import { serverNow } from '../clock/server-time.ts'
import { draftKey } from '../device/drafts.ts'
import { patienceMs, within } from '../device/within.ts'
import { listWritten, readWritten, write } from '../device/written.ts'
import { readSession } from '../session/session.ts'
import { type Attempt, kindOf, type Refusal, type Writing, type WritingKind } from './writing.ts'

export interface Waiting {
  id: string
  title: string
  writing: Writing
  written_at: string
  tried_at: string | null
  refusal: Refusal | null
}

/**
 * Milliseconds for which the server surely remembers an idempotency key. A note sent again later could be stored twice.
 */
const keyKnownMs = 20 * 3_600_000

const keyOf = (id: string) => draftKey('outbox', readSession()?.userData.extras.chamber_id ?? '', id)

let seen: readonly Waiting[] = []

export function listWaiting(): readonly Waiting[] {
  const prefix = keyOf('')
  if (prefix === null) return none
  const names = listWritten().filter((name) => name.startsWith(prefix))
  const items = names.map((name) => readWritten(name) as Waiting)
  items.sort((a, b) => a.written_at.localeCompare(b.written_at))
  if (items.length !== seen.length || items.some((item, at) => item !== seen[at])) seen = items
  return seen
}
const none: readonly Waiting[] = []

/** An entry that cannot be stored stays in the page, which says so. */
async function keep(item: Waiting): Promise<void> {
  const key = keyOf(item.id)
  if (!key) throw networkError()
  await write(key, item).catch((error: unknown) => console.warn(`An entry could not be stored: ${String(error)}`))
}

export function dropWaiting({ id }: Waiting): void {
  const key = keyOf(id)
  if (key)
    write(key, null).catch((error: unknown) => console.warn(`A stored entry could not be deleted: ${String(error)}`))
}

/** The item gets a new idempotency key, because the server would repeat its refusal for the old key. */
export async function tryAgain(item: Waiting): Promise<void> {
  const changed = item.refusal?.changed
  const settle = kindOf(item.writing)?.settle
  const writing = changed && settle ? await settle(item.writing, changed) : item.writing
  if (!writing) return
  await keep({ ...item, id: newKey(), writing, tried_at: null, refusal: null })
  dropWaiting(item)
}

const isLost = (error: unknown) => error instanceof ApiError && error.status === 0

const atForms = new Set<string>()

const attempt = (id: string): Attempt => ({ idempotencyKey: id, silenceMs })

/** Sends an item. Without a response, keeps it in the outbox and returns null. */
export async function sendOrKeep<W extends Writing, T>(
  writing: W,
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
    await within(patienceMs, keeping).catch(() => undefined)
    if (!isTried) throw networkError()
    const reply = await send(attempt(id))
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

/** Returns the sent entries. Sends nothing while another tab of the browser sends. */
export async function sendWaiting(): Promise<Waiting[]> {
  if (!navigator.locks) return sendAll()
  return navigator.locks.request('peshi-outbox', { ifAvailable: true }, (lock) => (lock ? sendAll() : []))
}

async function sendAll(): Promise<Waiting[]> {
  const sent: Waiting[] = []
  for (const item of listWaiting().filter(({ id, refusal }) => refusal === null && !atForms.has(id))) {
    // The item may be gone, for example because another person has signed in.
    if (!listWaiting().some(({ id }) => id === item.id)) break
    const kind = kindOf(item.writing)
    if (!kind) continue
    try {
      await sendOne(kind, item)
      dropWaiting(item)
      sent.push(item)
    } catch (error) {
      if (!(error instanceof ApiError) || isTemporary(error)) {
        if (isLost(error)) noteNetwork(false)
        break
      }
      const { code, message, changed } = error
      await keep({ ...item, refusal: { code, message, ...(changed && { changed }) } })
    }
  }
  return sent
}

const isTemporary = ({ status }: ApiError) => status === 0 || status >= 500 || status === 401 || status === 429

async function sendOne(kind: WritingKind, item: Waiting): Promise<void> {
  const { writing, id, tried_at } = item
  if (tried_at === null) await keep({ ...item, tried_at: serverNow().toISOString() })
  else if (serverNow().getTime() - Date.parse(tried_at) > keyKnownMs) refuseRepetition(kind)
  await kind.send(writing, attempt(id))
}

function refuseRepetition({ maybeSent }: WritingKind): void {
  if (maybeSent) throw new ApiError(maybeSent.message, { status: 409, code: maybeSent.code })
}
