import { readSession } from './session.ts'
import { listKeys, type StorageKey, writeText } from './storage.ts'

// What somebody began to write and has not saved stays in this browser under `draft:<what>:<whose>:…`, so that another
// who signs in here is not shown it.

type DraftKey = Extract<StorageKey, `draft:${string}`>

export const currentWriter = (): string | null => readSession()?.userData._id ?? null

/** Null for nobody: whoever has signed out leaves nothing here. */
export function draftKey(what: string, ...which: string[]): DraftKey | null {
  const id = currentWriter()
  return id === null ? null : `draft:${[what, id, ...which].join(':')}`
}

const keysOf = (storage: Storage, personId: string): DraftKey[] =>
  listKeys(storage).filter((key): key is DraftKey => key.startsWith('draft:') && key.split(':')[2] === personId)

/** How many things the person who is signed in has begun to write here. */
export function countDrafts(): number {
  const id = currentWriter()
  return id === null ? 0 : keysOf(localStorage, id).length
}

/** Removes all that a person began to write in this browser, half filled dialogs of this tab included. */
export function dropDrafts(personId: string): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of keysOf(storage, personId)) writeText(key, null, storage)
}
