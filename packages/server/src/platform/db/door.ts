// The only ways to the database. Each opens one transaction under a role that row-level security checks.
// - `asChamber(actor)`: the rows of one chamber. With a person, what is hidden from this person does not exist. With
//   only a chamber's id, nothing of the chamber is hidden: for jobs.
// - A person with the role `client` gets the role `peshi_client`, which sees only what is shared.
// - `asSystem(reason)`: the tables and columns that are granted to `peshi_system`. Each reason stands in
//   `system-reasons.ts`.
// - `asEraser(chamber)`: a chamber whose deletion has begun.
// Roles and settings last until the transaction ends (`SET LOCAL`). A transaction inside a transaction throws. No
// network, mail or file belongs inside: enqueue a job with `tx`.
// Source: decisions 003, 017, 027 and 031.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { isUuid } from './columns.ts'
import type { SystemReason } from './system-reasons.ts'

export type Tx = PgDatabase<PgQueryResultHKT>

export type Rows = { rows: Record<string, unknown>[] }

export interface Engine {
  name: 'pglite' | 'postgres'
  transaction<T>(setup: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs as the database user, not in the role of a chamber. Never use it for a chamber's data. */
  execute(text: string, values?: unknown[]): Promise<Rows>
  /** Calls `missed` after each reconnection, because messages may have been lost. */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /**
   * Embedded engine only. Runs `work` while no other statement runs. Its files can be copied after a `CHECKPOINT`.
   */
  freeze?<T>(work: (query: (text: string) => Promise<Rows>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface Reader {
  chamberId: ChamberId
  personId: PersonId
  role: ChamberRole
}

export interface Db {
  engine: Engine
  /** `work` sees only the rows of this chamber. */
  asChamber<T>(who: ChamberId | Reader, work: (tx: Tx) => Promise<T>): Promise<T>
  asSystem<T>(reason: SystemReason, work: (tx: Tx) => Promise<T>): Promise<T>
  asEraser<T>(chamberId: ChamberId, work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const isClient = (who: ChamberId | Reader) => typeof who !== 'string' && who.role === 'client'

/**
 * Uses `SET LOCAL`, because Citus does not pass `set_config()` to its workers. `peshi_open` works out the chamber's
 * people, in the same round trip, for the row-level policies.
 */
export function chamberSetup(who: ChamberId | Reader): string {
  const chamberId = typeof who === 'string' ? who : who.chamberId
  if (!isUuid(chamberId)) throw new TypeError('A chamber id is a UUID')
  const [role, open] = isClient(who) ? ['peshi_client', 'peshi_open_client'] : ['peshi_app', 'peshi_open']
  return `SET LOCAL ROLE ${role}; SET LOCAL app.chamber = '${chamberId}'${personSettings(who)}; SELECT ${open}()`
}

/** The last statements of a transaction of another chamber can then reach this chamber's rows. */
export async function enterChamber(tx: Tx, chamberId: ChamberId): Promise<void> {
  if (!isUuid(chamberId)) throw new TypeError('A chamber id is a UUID')
  await tx.execute(sql.raw(`SET LOCAL app.chamber = '${chamberId}'`))
}

/** Runs `work` on the rows of another chamber, inside a transaction of `own`. */
export async function inOtherChamber<T>(tx: Tx, own: ChamberId, other: ChamberId, work: () => Promise<T>): Promise<T> {
  await enterChamber(tx, other)
  const result = await work()
  await enterChamber(tx, own)
  return result
}

/** The rest of a system transaction runs as this person of a chamber, so that it can emit events. */
export async function continueAs(tx: Tx, who: Reader): Promise<void> {
  for (const statement of chamberSetup(who).split('; ')) await tx.execute(sql.raw(statement))
}

function personSettings(who: ChamberId | Reader): string {
  if (typeof who === 'string') return ''
  if (!isUuid(who.personId)) throw new TypeError('A person id is a UUID')
  const owner = who.role === 'owner' ? `; SET LOCAL app.owner = 'on'` : ''
  return `; SET LOCAL app.person = '${who.personId}'${owner}`
}

/** `work` also sees what is hidden from the person of the transaction. A reply may not name what only `work` sees. */
export async function beyondTheWall<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = (await tx.execute(sql`SELECT current_setting('app.person', true) AS person`)) as unknown as Rows
  await tx.execute(sql.raw(`SET LOCAL app.person = ''`))
  const result = await work()
  await tx.execute(sql.raw(`SET LOCAL app.person = '${rows[0]?.person ?? ''}'`))
  return result
}

/** Call this after a statement that changes the chamber's people. */
export async function refreshSight(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT peshi_open()`)
}

const eraserSetup = (chamberId: ChamberId) => {
  if (!isUuid(chamberId)) throw new TypeError('A chamber id is a UUID')
  return `SET LOCAL ROLE peshi_eraser; SET LOCAL app.chamber = '${chamberId}'; SELECT peshi_open_eraser()`
}

export const systemSetup = 'SET LOCAL ROLE peshi_system'

export function openDoors(engine: Engine): Db {
  const open = new AsyncLocalStorage<{ isOpen: boolean }>()

  /** A transaction inside a transaction would wait forever for the embedded database's only connection. */
  const transaction: Engine['transaction'] = async (setup, work) => {
    if (open.getStore()?.isOpen) throw new Error('A transaction was opened inside a transaction: pass its tx instead')
    const own = { isOpen: true }
    try {
      return await engine.transaction(setup, (tx) => open.run(own, () => work(tx)))
    } finally {
      own.isOpen = false
    }
  }

  return {
    engine,
    asChamber: (who, work) => transaction(chamberSetup(who), work),
    asSystem: (_reason, work) => transaction(systemSetup, work),
    asEraser: (chamberId, work) => transaction(eraserSetup(chamberId), work),
    close: () => engine.close(),
  }
}
