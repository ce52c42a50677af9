import 'fake-indexeddb/auto'
import { del, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const pending = () => ({}) as IDBOpenDBRequest

/** A fresh copy of the module, as after a load of the page. */
async function loadPage() {
  vi.resetModules()
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  const { answerMs, store } = await import('./device-database.ts')
  const { isKeeping } = await import('./keeping.ts')
  return { answerMs, store, isKeeping, send: (name: string) => target.dispatchEvent(new Event(name)) }
}
type Page = Awaited<ReturnType<typeof loadPage>>

const settle = () => new Promise((resolve) => setImmediate(resolve))

async function pass({ answerMs }: Page, silences: number) {
  for (let turn = 0; turn < silences; turn++) {
    for (let step = 0; step < 20; step++) await settle()
    vi.advanceTimersByTime(answerMs)
  }
}

let page: Page
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  page = await loadPage()
  await del('one', page.store)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const opens = () => vi.spyOn(indexedDB, 'open')
const silentReads = () => vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(pending)

test('a request without an answer is repeated once on a new connection', async () => {
  await set('one', 1, page.store)
  const [opened, reads] = [opens(), silentReads()]
  const found = get('one', page.store)
  await pass(page, 0)
  for (let step = 0; step < 20; step++) await settle()
  reads.mockRestore()
  await pass(page, 1)
  expect([await found, opened.mock.calls.length, page.isKeeping()]).toEqual([1, 1, true])
})

test.each([
  ['opens no connection', () => opens().mockImplementation(pending)],
  ['answers no read', silentReads],
])('a page does not use a store that %s twice', async (_, silence) => {
  page = await loadPage()
  silence()
  const found = get('one', page.store)
  const failed = expect(found).rejects.toThrow('No answer')
  await pass(page, 2)
  await failed
  expect(page.isKeeping()).toBe(false)
  vi.restoreAllMocks()
  const opened = opens()
  await expect(set('one', 1, page.store)).rejects.toThrow('does not answer')
  expect(opened).not.toHaveBeenCalled()
  expect(await get('one', (await loadPage()).store)).toBeUndefined()
})

test('a connection is closed when the page is hidden, and requests wait until the page returns', async () => {
  const [opened, closed] = [opens(), vi.spyOn(IDBDatabase.prototype, 'close')]
  page.send('pagehide')
  let isStored = false
  const storing = set('one', 1, page.store).then(() => {
    isStored = true
  })
  await pass(page, 3)
  expect([closed.mock.calls.length, opened.mock.calls.length, isStored]).toEqual([1, 0, false])
  page.send('pageshow')
  await storing
  expect([opened.mock.calls.length, await get('one', page.store)]).toEqual([1, 1])
})

test('a connection is closed for another page that deletes or upgrades the database', async () => {
  await set('one', 1, page.store)
  const gone = indexedDB.deleteDatabase('peshi-device')
  await new Promise((resolve, reject) => {
    gone.onsuccess = resolve
    gone.onblocked = reject
  })
  expect(await get('one', page.store)).toBeUndefined()
})

test('a connection that the browser has closed is opened again', async () => {
  await set('one', 1, page.store)
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The connection is closing', 'InvalidStateError')
  })
  expect([await get('one', page.store), transaction.mock.calls.length]).toEqual([1, 2])
})
