import { readSession } from '../session/session.ts'
import { listWritten, readWritten, write } from './written.ts'

// Sign-out deletes drafts; an expired session does not.

export const currentWriter = (): string | null => readSession()?.userData._id ?? null

/** Null while nobody is signed in: then nothing is kept. */
export function draftKey(what: string, ...which: string[]): string | null {
  const id = currentWriter()
  return id === null ? null : `draft:${[what, id, ...which].join(':')}`
}

export const readKept = (key: string | null): unknown => (key === null ? null : readWritten(key))

export function keep(key: string | null, value: unknown): void {
  if (key !== null)
    write(key, value).catch((error: unknown) => console.warn(`A draft could not be stored: ${String(error)}`))
}

export const countDrafts = (): number => listWritten().filter((name) => name.startsWith('draft:')).length
