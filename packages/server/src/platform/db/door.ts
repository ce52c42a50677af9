import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { currentSteps } from './steps.ts'
import type { SystemReason } from './system-reasons.ts'

export type Tx = PgDatabase<PgQueryResultHKT>

export type Rows = { rows: Record<string, unknown>[] }

export interface Engine {
  name: 'pglite' | 'postgres'
  transaction<T>(setup: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs statements with the connection's own role, for migrations and the job queue's schema. Returns all their rows.
   */
  execute(text: string, values?: unknown[]): Promise<Rows>
  /** `missed` is called after an interruption: its messages are lost. */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export interface Reader {
  chamberId: ChamberId
  personId: PersonId
  role: ChamberRole
}

interface Doors {
  /**
   * Work for a chamber: row-level security admits only its rows. Pass the actor for work in a person's name, the bare
   * id for the system's work. `lazily` does not wait for the disk at commit; only for data that may be lost in a crash.
   */
  asChamber<T>(who: ChamberId | Reader, work: (tx: Tx) => Promise<T>, how?: 'lazily'): Promise<T>
  /**
   * Work that belongs to no single chamber. The reason only documents the call (`system-reasons.ts`): one database role
   * covers all reasons.
   */
  asSystem<T>(reason: SystemReason, work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Db extends Doors {
  engine: Engine
  /** Names the transaction. Every transaction that writes after a request's first one needs a name (`steps.ts`). */
  step(name: string): Doors
  asEraser<T>(chamberId: ChamberId, work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** `SET LOCAL` instead of `set_config()`: Citus passes only the former to its workers. */
export const chamberSetup = (who: ChamberId | Reader) => {
  const chamberId = typeof who === 'string' ? who : who.chamberId
  // The ids become part of the statement's text, so they are always checked.
  if (!uuid.test(chamberId)) throw new TypeError('A chamber id is a UUID')
  // This role can read only what was shared with clients.
  const role = typeof who !== 'string' && who.role === 'client' ? 'peshi_client' : 'peshi_app'
  const setup = `SET LOCAL ROLE ${role}; SET LOCAL app.chamber = '${chamberId}'`
  if (typeof who === 'string') return setup
  if (!uuid.test(who.personId)) throw new TypeError('A person id is a UUID')
  const owner = who.role === 'owner' ? `; SET LOCAL app.owner = 'on'` : ''
  return `${setup}; SET LOCAL app.person = '${who.personId}'${owner}`
}

export async function enterChamber(tx: Tx, setup: string, chamberId: ChamberId): Promise<void> {
  const own = chamberSetup(chamberId)
  if (setup.startsWith(own)) return
  for (const statement of own.split('; ')) await tx.execute(sql.raw(statement))
}

const eraserSetup = (chamberId: ChamberId) => {
  if (!uuid.test(chamberId)) throw new TypeError('A chamber id is a UUID')
  return `SET LOCAL ROLE peshi_eraser; SET LOCAL app.chamber = '${chamberId}'`
}

const lazily = '; SET LOCAL synchronous_commit = off'

export const systemSetup = 'SET LOCAL ROLE peshi_system'

export function openDoors(engine: Engine): Db {
  const transactionAs =
    (step?: string): Engine['transaction'] =>
    (setup, work) =>
      currentSteps()?.take(engine.transaction, { setup, step }, work) ?? engine.transaction(setup, work)

  function doorsAs(step?: string): Doors {
    const transaction = transactionAs(step)
    return {
      asChamber: (who, work, how) => transaction(`${chamberSetup(who)}${how ? lazily : ''}`, work),
      asSystem: (_reason, work) => transaction(systemSetup, work),
    }
  }

  return {
    engine,
    ...doorsAs(),
    step: doorsAs,
    asEraser: (chamberId, work) => transactionAs()(eraserSetup(chamberId), work),
    close: () => engine.close(),
  }
}
