import { readSession } from '../session/session.ts'
import { listWritten, readWritten, write } from './written.ts'

// Stores drafts encrypted under `draft:<what>:<whose>:…` until they are saved or discarded or the person signs out. If
// the session expires, they stay for the person's next session.

export const currentWriter = (): string | null => readSession()?.userData._id ?? null

export function draftKey(what: string, ...which: string[]): string | null {
  const id = currentWriter()
  return id === null ? null : `draft:${[what, id, ...which].join(':')}`
}

export const readKept = (key: string | null): unknown => (key === null ? null : readWritten(key))

/** Stores a draft; null deletes it. If the browser refuses storage, the draft is lost when the page is left. */
export function keep(key: string | null, value: unknown): void {
  if (key !== null)
    write(key, value).catch((error: unknown) => console.warn(`A draft could not be stored: ${String(error)}`))
}

export const countDrafts = (): number => listWritten().filter((name) => name.startsWith('draft:')).length
