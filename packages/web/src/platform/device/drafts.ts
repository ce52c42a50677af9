import { readSession } from '../session/session.ts'
import { listWritten, readWritten, write } from './written.ts'

// What somebody began to write and has not saved stays in this browser, sealed, under `draft:<what>:<whose>:…`, until
// they save it, drop it or sign out. A session that ends by itself leaves it for their next one.

export const currentWriter = (): string | null => readSession()?.userData._id ?? null

/** Null for nobody: whoever has signed out leaves nothing here. */
export function draftKey(what: string, ...which: string[]): string | null {
  const id = currentWriter()
  return id === null ? null : `draft:${[what, id, ...which].join(':')}`
}

export const readKept = (key: string | null): unknown => (key === null ? null : readWritten(key))

/** Null drops it. Where the browser keeps nothing, it lasts until the page is left. */
export function keep(key: string | null, value: unknown): void {
  if (key !== null) write(key, value).catch((error: unknown) => console.warn(`A draft is not kept: ${String(error)}`))
}

/** How many things the person who is signed in has begun to write here. */
export const countDrafts = (): number => listWritten().filter((name) => name.startsWith('draft:')).length
