import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process works on the same data: going on would lose what both have saved. */
export class DataInUse extends Error {
  constructor(directory: string) {
    super(
      `Peshi is already running on the data in ${directory}. Stop it first, or set PESHI_DATA to another directory.`,
    )
  }
}

/**
 * Takes the data directory for this process alone. The embedded database has no lock of its own. SQLite's exclusive
 * lock is the operating system's: it falls when the process ends, however it ends, so no stale lock is ever left.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = new DatabaseSync(join(directory, 'peshi.lock'))
  try {
    // A process that was killed a moment ago still holds it while the system clears its memory away.
    file.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === 5) throw new DataInUse(directory)
    throw cause
  }
  return () => file.close()
}
