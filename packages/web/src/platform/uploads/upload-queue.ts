import type { UploadId } from '@peshi/contract/platform/ids'
import { isTemporary, keyOfFile, sendFile, type UploadCalls } from './send-file.ts'

export type UploadState =
  | 'waiting'
  | 'sending'
  /** Interrupted until the connection is back. */
  | 'cut'
  | 'arrived'
  | 'done'
  | 'already'
  | 'refused'

export interface UploadItem {
  key: string
  file: File
  sent: number
  state: UploadState
  problem: unknown
}

interface Wishes {
  calls: UploadCalls
  place: string
  /**
   * Turns uploads into documents. Returns the uploads whose file was already a document. May be called twice for an
   * upload.
   */
  file(ids: UploadId[]): Promise<ReadonlySet<UploadId>>
}

const atOnce = 3
const filedAtOnce = 20

export type UploadQueue = ReturnType<typeof createUploadQueue>

export function createUploadQueue({ calls, place, file: fileThem }: Wishes) {
  let items: readonly UploadItem[] = []
  const listeners = new Set<() => void>()
  const aborts = new Map<string, AbortController>()
  const arrived = new Map<string, UploadId>()
  let isFiling = false

  const notify = () => {
    for (const listener of listeners) listener()
  }
  function set(key: string, changes: Partial<UploadItem>) {
    items = items.map((item) => (item.key === key ? { ...item, ...changes } : item))
    notify()
  }
  const isUnderWay = ({ state }: UploadItem) => state === 'waiting' || state === 'sending' || state === 'cut'

  async function send({ key, file }: UploadItem) {
    const abort = new AbortController()
    aborts.set(key, abort)
    set(key, { state: 'sending', problem: null })
    try {
      const id = await sendFile(calls, file, key, {
        signal: abort.signal,
        onSent: (sent) => set(key, { sent }),
        onWaiting: (isCut) => set(key, { state: isCut ? 'cut' : 'sending' }),
      })
      arrived.set(key, id)
      set(key, { state: 'arrived', sent: file.size })
    } catch (problem) {
      if (!abort.signal.aborted) set(key, { state: 'refused', problem })
    } finally {
      aborts.delete(key)
      next()
    }
  }

  function next() {
    const sending = items.filter(({ state }) => state === 'sending' || state === 'cut').length
    for (const item of items.filter(({ state }) => state === 'waiting').slice(0, atOnce - sending)) send(item)
    putInPlace()
  }

  async function putInPlace() {
    const keys = items.filter(({ state }) => state === 'arrived').map(({ key }) => key)
    if (isFiling || keys.length === 0 || (keys.length < filedAtOnce && items.some(isUnderWay))) return
    isFiling = true
    const some = keys.slice(0, 100).flatMap((key) => {
      const id = arrived.get(key)
      return id ? [{ key, id }] : []
    })
    try {
      const before = await fileThem(some.map(({ id }) => id))
      for (const { key, id } of some) {
        arrived.delete(key)
        set(key, { state: before.has(id) ? 'already' : 'done' })
      }
    } catch (problem) {
      if (isTemporary(problem)) await calls.wait(3000, new AbortController().signal)
      else for (const { key } of some) set(key, { state: 'refused', problem })
    } finally {
      isFiling = false
      next()
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => items,

    add(files: readonly File[], into = ''): void {
      const known = new Set(items.filter((item) => isUnderWay(item) || item.state === 'arrived').map(({ key }) => key))
      const added = files
        .map((file): UploadItem => {
          return { key: keyOfFile(`${place} ${into}`, file), file, sent: 0, state: 'waiting', problem: null }
        })
        .filter(({ key }, index, all) => !known.has(key) && all.findIndex((other) => other.key === key) === index)
      const again = new Set(added.map(({ key }) => key))
      items = [...items.filter(({ key }) => !again.has(key)), ...added]
      notify()
      next()
    },

    cancel(key: string): void {
      const item = items.find((each) => each.key === key)
      if (!item || !isUnderWay(item)) return
      aborts.get(key)?.abort()
      items = items.filter((each) => each.key !== key)
      notify()
      if (item.state === 'waiting') return
      calls
        .begin({ key, name: item.file.name, size: item.file.size }, new AbortController().signal)
        .then(({ _id }) => calls.cancel(_id))
        .catch((problem: unknown) => set(key, { problem }))
    },

    retry(key: string): void {
      set(key, { state: 'waiting', problem: null })
      next()
    },

    clear(): void {
      items = items.filter((item) => isUnderWay(item) || item.state === 'arrived')
      notify()
    },
  }
}
