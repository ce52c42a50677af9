import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataInUse extends Error {
  constructor(directory: string) {
    super(
      `Peshi is already running on the data in ${directory}. Stop it first, or set PESHI_DATA to another directory.`,
    )
  }
}

/**
 * The embedded database does not prevent a second process from opening it.
 * The lock is an SQLite lock, because the operating system removes it even after a crash.
 */
export function lockDirectory(directory: string, name = 'peshi.lock'): () => void {
  mkdirSync(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, name))
  try {
    file.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === 5) throw new DataInUse(directory)
    throw cause
  }
  return () => file.close()
}
