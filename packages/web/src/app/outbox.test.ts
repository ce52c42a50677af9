import { createNote } from '@peshi/contract/matters/notes'
import { MatterId, TaskId } from '@peshi/contract/platform/ids'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readAsked } from '../chamber/edits/clash.ts'
import { type TickWriting, taskWriting, tickWriting } from '../day/tasks/task-writings.ts'
import { type PhotoWriting, photoWriting } from '../matters/documents/photo-writing.ts'
import {
  type HearingWriting,
  hearingWriting,
  type OutcomeWriting,
  outcomeWriting,
} from '../matters/hearings/hearing-writings.ts'
import { type NoteWriting, noteWriting } from '../matters/notes/note-writing.ts'
import { callApi } from '../platform/api/call-api.ts'
import { isOffline, noteNetwork } from '../platform/api/network.ts'
import { openDevice, signIn } from '../platform/device/device.fixture.ts'
import { isKeeping } from '../platform/device/keeping.ts'
import { openWritten } from '../platform/device/written.ts'
import { loadFeatures, provideFeatures } from '../platform/features/feature.ts'
import { dropWaiting, listWaiting, sendOrKeep, sendWaiting, tryAgain } from '../platform/offline/outbox.ts'
import type { Writing } from '../platform/offline/writing.ts'

const matter_id = MatterId.parse('5f0c7a3e-3c1b-4a53-9d5e-0d6a4b8e2f10')
const note = (html: string): NoteWriting => ({ kind: 'note', body: { matter_id, html } })
const noOutcome = { outcome: null, next_date: null, business: null, appearing_id: null }
const outcome = (own: Partial<OutcomeWriting['body']> = {}): OutcomeWriting => ({
  kind: 'outcome',
  body: { ...noOutcome, matter_id, date: '2026-11-20', outcome: 'reserved', business: 'Heard', ...own },
  seen: { version: 0, fields: noOutcome },
})

interface Seen {
  path: string
  key: string | null
  body: { html?: string; outcome?: string; key?: string; version?: number } | null
}
let seen: Seen[]

function answerWith(answer: (seen: Seen) => [number, unknown]) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = init.method === 'POST' ? new Headers(init.headers).get('idempotency-key') : null
    const request = { path, key, body: typeof init.body === 'string' ? JSON.parse(init.body) : null }
    seen.push(request)
    const [status, body] = answer(request)
    return new Response(JSON.stringify(body), { status })
  })
}
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const refused: [number, unknown] = [404, { success: false, message: 'Gone', code: 'not-found' }]
const done: [number, unknown] = [200, { success: true, data: [] }]
const meanwhile = (by: string, own: object): [number, unknown] => {
  const now = { _id: 'h1', date: '2026-11-20', outcome: null, appearing: null, ...own }
  const changed = { now, by: { _id: by, name: by }, at: '2026-11-20T06:00:00Z' }
  return [409, { success: false, message: 'Changed', code: 'changed-meanwhile', changed }]
}

async function write<W extends Writing>(writing: W) {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await sendOrKeep(writing, 'A v. B', () => Promise.reject(new Error('nothing is sent')))).toBeNull()
  vi.stubGlobal('navigator', { onLine: true })
}

beforeEach(async () => {
  provideFeatures(async () => [
    { writings: [hearingWriting, noteWriting, outcomeWriting, photoWriting, taskWriting, tickWriting] },
  ])
  await loadFeatures()
  seen = []
  noteNetwork(true)
  await openDevice('asha')
})

describe('unsent entries', () => {
  it('offline entries are later sent in order, each with the key of its first attempt', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await write(note('one'))
    vi.advanceTimersByTime(1000)
    await write(note('two'))
    vi.useRealTimers()
    expect(isOffline()).toBe(true)
    const keys = listWaiting().map(({ id }) => id)
    answerWith(() => done)
    expect((await sendWaiting()).map(({ title }) => title)).toEqual(['A v. B', 'A v. B'])
    expect(seen.map(({ key, body }) => [key, body?.html])).toEqual([
      [keys[0], 'one'],
      [keys[1], 'two'],
    ])
    expect(listWaiting()).toEqual([])
  })

  it('an entry whose reply was lost is sent again with the same key', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const keys: string[] = []
    const { networkError } = await import('../platform/api/api-error.ts')
    await sendOrKeep(note('one'), '', ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return Promise.reject(networkError())
    })
    answerWith(lost)
    await sendWaiting()
    answerWith(() => done)
    await sendWaiting()
    expect(seen.map(({ key }) => key)).toEqual([keys[0], keys[0]])
  })

  it('an entry is stored before it is sent, so that closing the application loses nothing', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    let arrive: (reply: string) => void = () => undefined
    const answer = new Promise<string>((resolve) => {
      arrive = resolve
    })
    const begun = vi.fn(() => answer)
    const sending = sendOrKeep(note('one'), 'A v. B', begun)
    await vi.waitFor(() => expect(begun).toHaveBeenCalled())
    expect(listWaiting().map(({ title }) => title)).toEqual(['A v. B'])
    await openWritten()
    expect(listWaiting()).toHaveLength(1)
    answerWith(() => done)
    expect(await sendWaiting()).toEqual([])
    arrive('saved')
    expect([await sending, listWaiting()]).toEqual(['saved', []])
  })

  it('an entry is stored for later if the server does not reply for eight seconds', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = vi.fn((_path: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    vi.stubGlobal('fetch', asked)
    const body = { matter_id, html: 'one' }
    const sending = sendOrKeep({ kind: 'note', body }, '', (options) => callApi(createNote, { body }, options))
    while (asked.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(7999)
    expect(isOffline()).toBe(false)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    expect([await sending, isOffline(), listWaiting().length]).toEqual([null, true, 1])
  })

  it('an entry refused at once is not stored, and its form shows the error', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    await expect(sendOrKeep(note('one'), '', () => Promise.reject(new Error('Invalid')))).rejects.toThrow('Invalid')
    expect(listWaiting()).toEqual([])
  })

  it('another person who signs in does not see or send a waiting entry', async () => {
    await write(note('one'))
    signIn('bela')
    answerWith(() => done)
    expect([listWaiting().length, (await sendWaiting()).length, seen.length]).toEqual([0, 0, 0])
    signIn('asha')
    expect(listWaiting()).toHaveLength(1)
  })

  it('an entry that the device refuses to store stays in the page and is sent later', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    await write(note('one'))
    expect([listWaiting().length, isKeeping()]).toEqual([1, false])
    answerWith(() => done)
    expect(await sendWaiting()).toHaveLength(1)
    put.mockRestore()
    await write(note('two'))
    expect([seen.map(({ body }) => body?.html), listWaiting().length, isKeeping()]).toEqual([['one'], 1, true])
  })
})

describe('sending stored entries', () => {
  it('a lost network stops the sending and keeps the order of the entries', async () => {
    await write(note('one'))
    await write(note('two'))
    answerWith(lost)
    expect(await sendWaiting()).toEqual([])
    expect([seen.length, listWaiting().length]).toEqual([1, 2])
  })

  it('an entry of a kind that no feature sends waits, and the entries after it are sent', async () => {
    await write({ kind: 'poem' })
    await write(note('one'))
    answerWith(() => done)
    expect(await sendWaiting()).toHaveLength(1)
    expect(listWaiting().map(({ writing }) => writing.kind)).toEqual(['poem'])
  })

  it('a refused entry is kept with the reason, and a new attempt has a new key', async () => {
    await write(note('one'))
    answerWith(() => refused)
    await sendWaiting()
    const [item] = listWaiting()
    expect(item?.refusal).toEqual({ code: 'not-found', message: 'Gone' })
    await sendWaiting()
    expect(seen).toHaveLength(1)
    if (item) await tryAgain(item)
    answerWith(() => done)
    expect(await sendWaiting()).toHaveLength(1)
    expect(seen[1]?.key).not.toBe(seen[0]?.key)
    expect(listWaiting()).toEqual([])
  })

  it('an outcome entered by a colleague is overwritten only if the user chooses so', async () => {
    await write(outcome())
    answerWith(() =>
      meanwhile('bela', { version: 1, outcome: { outcome: 'allowed', next_date: null, business: null } }),
    )
    await sendWaiting()
    const [item] = listWaiting()
    expect([item?.refusal?.code, seen.map(({ body }) => body?.version)]).toEqual(['changed-meanwhile', [0]])
    if (!item) return
    const trying = tryAgain(item)
    await vi.waitFor(() => expect(readAsked()?.clash).toMatchObject({ names: ['outcome'] }))
    readAsked()?.answer(new Set(['outcome']))
    await trying
    answerWith(() => done)
    await sendWaiting()
    expect(listWaiting()).toEqual([])
    expect(seen.at(-1)?.body).toMatchObject({ version: 1, outcome: 'allowed', business: 'Heard' })
  })

  it('an entry stays in the outbox if the user does not choose', async () => {
    await write(outcome())
    answerWith(() =>
      meanwhile('bela', { version: 1, outcome: { outcome: 'allowed', next_date: null, business: null } }),
    )
    await sendWaiting()
    const [item] = listWaiting()
    if (!item) throw new Error('Nothing waits')
    const trying = tryAgain(item)
    await vi.waitFor(() => expect(readAsked()).not.toBeNull())
    readAsked()?.answer(null)
    await trying
    expect(listWaiting()).toEqual([item])
  })

  it('an outcome replaces the person’s own earlier outcome from this device without a question', async () => {
    await write(outcome())
    const own = { version: 1, outcome: { outcome: 'reserved', next_date: null, business: 'Heard' } }
    answerWith(() => [200, { success: true, data: [own] }])
    await sendWaiting()
    await write(outcome({ outcome: 'allowed' }))
    answerWith(({ body }) => (body?.version === 0 ? meanwhile('asha', own) : done))
    await sendWaiting()
    expect(listWaiting()).toEqual([])
    expect(seen.map(({ body }) => [body?.version, body?.outcome])).toEqual([
      [0, 'reserved'],
      [0, 'allowed'],
      [1, 'allowed'],
    ])
  })

  it('a colleague’s change of another field stays, and nothing is asked', async () => {
    await write(outcome({ business: null }))
    answerWith(({ body }) =>
      body?.version === 0 ? meanwhile('bela', { version: 3, appearing: { _id: 'p1', name: 'Meera' } }) : done,
    )
    await sendWaiting()
    expect(listWaiting()).toEqual([])
    expect(seen.at(-1)?.body).toMatchObject({ version: 3, outcome: 'reserved' })
    expect(seen.at(-1)?.body).not.toHaveProperty('appearing_id')
  })

  it('an outcome that the server already has is not sent again', async () => {
    await write(outcome())
    const same = { outcome: 'reserved', next_date: null, business: 'Heard' }
    answerWith(() => meanwhile('asha', { version: 1, outcome: same }))
    await sendWaiting()
    expect([listWaiting().length, seen.length]).toEqual([0, 1])
  })

  it('a note that may have been saved 21 hours ago is not sent again without confirmation', async () => {
    await write(note('one'))
    answerWith(lost)
    await sendWaiting()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.advanceTimersByTime(21 * 3_600_000)
    answerWith(() => done)
    await sendWaiting()
    vi.useRealTimers()
    const [item] = listWaiting()
    expect(item?.refusal?.code).toBe('maybe-sent')
    if (item) dropWaiting(item)
    expect(listWaiting()).toEqual([])
  })

  it('an offline hearing entry sends only its changed fields, and does not replace a colleague’s entry', async () => {
    const empty = {
      court_no: null,
      item: null,
      time: null,
      stage: null,
      coram: null,
      note: null,
      video: null,
      appearing_id: null,
    }
    await write<HearingWriting>({
      kind: 'hearing',
      body: { ...empty, matter_id, date: '2026-11-20', note: 'Bring the file' },
      seen: { version: 0, fields: empty },
    })
    answerWith(() => meanwhile('bela', { version: 1, note: 'Meera goes' }))
    await sendWaiting()
    expect(seen[0]?.body).toEqual({ matter_id, date: '2026-11-20', note: 'Bring the file', version: 0 })
    expect(listWaiting()[0]?.refusal?.code).toBe('changed-meanwhile')
  })

  it('the mark that a task is done is sent again even after 21 hours', async () => {
    const id = TaskId.parse(matter_id)
    await write<TickWriting>({ kind: 'tick', id, matter: null, isDone: true })
    answerWith(lost)
    await sendWaiting()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.advanceTimersByTime(21 * 3_600_000)
    answerWith(() => done)
    expect(await sendWaiting()).toHaveLength(1)
    vi.useRealTimers()
  })

  it('an interrupted photo upload starts again with its key and becomes one document', async () => {
    const base64 = Buffer.from('a picture').toString('base64')
    await write<PhotoWriting>({ kind: 'photo', matter: matter_id, folder: '', name: 'taken.jpg', base64 })
    const upload = { _id: matter_id, size: 9, part_size: 1000 }
    const reply = (received: number): [number, unknown] => [
      200,
      { success: true, data: { ...upload, received, is_complete: received === 9 } },
    ]
    answerWith(({ path }) => (path === '/api/uploads' ? reply(0) : lost()))
    await sendWaiting()
    expect(listWaiting()).toHaveLength(1)
    answerWith(({ path }) => (path === '/api/uploads' ? reply(0) : path.startsWith('/api/uploads/') ? reply(9) : done))
    expect(await sendWaiting()).toHaveLength(1)
    const begun = seen.filter(({ path }) => path === '/api/uploads').map(({ body }) => body?.key)
    expect([begun.length, new Set(begun).size]).toEqual([2, 1])
    expect(seen.at(-1)).toMatchObject({ path: '/api/matters/create_document', body: { upload_ids: [matter_id] } })
  })
})
