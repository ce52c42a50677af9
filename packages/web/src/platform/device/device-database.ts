import type { UseStore } from 'idb-keyval'
import { noteKeeping } from './keeping.ts'
import { SilenceError, within } from './within.ts'

// WebKit can leave all requests of a database unanswered, for example while it holds a page with an open connection in
// its back-forward cache (webkit.org/b/315804 and 324058, jakearchibald/idb-keyval#180). No error or event tells so.

/** Milliseconds for one request, also for a file of 20 MB on a slow phone. */
export const answerMs = 4000

const name = 'sealed'

let connection: Promise<IDBDatabase> | null = null
let isLost = false
let shown: PromiseWithResolvers<void> | null = null

function open(): Promise<IDBDatabase> {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('peshi-device')
    request.onupgradeneeded = () => request.result.createObjectStore(name)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      database.onclose = () => close(opening)
      database.onversionchange = () => close(opening)
      resolve(database)
    }
  })
  opening.catch(() => close(opening))
  return opening
}

/** The next request opens a new connection. */
function close(old: Promise<IDBDatabase> | null): void {
  if (connection === old) connection = null
  old?.then((database) => database.close()).catch(() => undefined)
}

type Work<T> = (store: IDBObjectStore) => T | PromiseLike<T>

async function ask<T>(from: Promise<IDBDatabase>, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  let transaction: IDBTransaction | undefined
  let isOver = false
  const answer = from.then((database) => {
    if (isOver) throw new SilenceError('The connection opened too late')
    transaction = database.transaction(name, mode)
    const result = work(transaction.objectStore(name))
    // Otherwise, a transaction of a suspended page would block the next page.
    transaction.commit()
    return result
  })
  try {
    return await within(answerMs, answer)
  } catch (error) {
    isOver = true
    if (error instanceof SilenceError) abort(transaction)
    throw error
  }
}

function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort()
  } catch {
    // It has ended meanwhile.
  }
}

const isRepeatable = (error: unknown) =>
  error instanceof SilenceError || (error instanceof DOMException && error.name === 'InvalidStateError')

/**
 * For the functions of idb-keyval. A request without an answer is repeated once on a new connection. If there is no
 * answer again, this page stops using the store.
 */
export const store: UseStore = async (mode, work) => {
  for (let isRepeated = false; ; isRepeated = true) {
    await shown?.promise
    if (isLost) throw new SilenceError('The device’s store does not answer')
    connection ??= open()
    const asked = connection
    try {
      return await ask(asked, mode, work)
    } catch (error) {
      if (!isRepeatable(error)) throw error
      close(asked)
      if (!isRepeated) continue
      if (error instanceof SilenceError) {
        isLost = true
        noteKeeping(false)
      }
      throw error
    }
  }
}

// Requests of a hidden page wait until the page returns, so that nothing opens a connection while the page closes.
globalThis.addEventListener?.('pagehide', () => {
  shown ??= Promise.withResolvers()
  close(connection)
})
globalThis.addEventListener?.('pageshow', () => {
  shown?.resolve()
  shown = null
})
