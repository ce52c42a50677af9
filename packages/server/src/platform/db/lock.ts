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
 * The embedded database has no lock of its own. SQLite's exclusive lock ends with the process, so no stale lock
 * remains.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'peshi.lock'))
  try {
    // A process that was just killed may keep its lock for a moment.
    file.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === 5) throw new DataInUse(directory)
    throw cause
  }
  return () => file.close()
}
