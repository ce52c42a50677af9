import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown for a second process on one data directory, which would corrupt it. */
export class DataInUse extends Error {
  constructor(directory: string) {
    super(
      `Peshi is already running on the data in ${directory}. Stop it first, or set PESHI_DATA to another directory.`,
    )
  }
}

/**
 * Locks the data directory, because the embedded database has no lock of its own. SQLite's exclusive lock belongs to
 * the operating system and ends with the process, so it is never stale.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'peshi.lock'))
  try {
    // A process that was just killed may hold the lock a moment longer.
    file.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === 5) throw new DataInUse(directory)
    throw cause
  }
  return () => file.close()
}
