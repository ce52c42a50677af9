import type { ChamberId } from '@peshi/contract/ids'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SystemReason } from './system-reasons.ts'

/** What a repo works with: one open transaction, whichever engine runs it. */
export type Tx = PgDatabase<PgQueryResultHKT>

/** Rows of a statement that was not built by Drizzle. */
export type Rows = { rows: Record<string, unknown>[] }

/** One engine behind the doors. */
export interface Engine {
  name: 'pglite' | 'postgres'
  /** Runs `setup` and `work` in one transaction: committed when `work` resolves, rolled back when it throws. */
  transaction<T>(setup: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Statements outside any door, for migrations and the job queue's own schema. Returns the rows of all of them. */
  execute(text: string, values?: unknown[]): Promise<Rows>
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export interface Db {
  engine: Engine
  /** The door for a chamber's work: row-level security lets this chamber's rows through and no others. */
  asChamber<T>(chamberId: ChamberId, work: (tx: Tx) => Promise<T>): Promise<T>
  /** The door for what concerns no single chamber. What it may touch is fixed per reason, and granted no further. */
  asSystem<T>(reason: SystemReason, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Tells every process; delivered when the transaction commits. */
  close(): Promise<void>
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** `SET LOCAL`, not `set_config()`: a distributed engine passes only the former on to its workers. */
export const chamberSetup = (chamberId: ChamberId) => {
  // The id goes into the statement as text, so it is checked here whatever the caller promised.
  if (!uuid.test(chamberId)) throw new TypeError('A chamber id is a UUID')
  return `SET LOCAL ROLE peshi_app; SET LOCAL app.chamber = '${chamberId}'`
}

export const systemSetup = 'SET LOCAL ROLE peshi_system'

export function openDoors(engine: Engine): Db {
  return {
    engine,
    asChamber: (chamberId, work) => engine.transaction(chamberSetup(chamberId), work),
    asSystem: (_reason, work) => engine.transaction(systemSetup, work),
    close: () => engine.close(),
  }
}
