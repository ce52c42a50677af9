import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { currentSteps } from './steps.ts'
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
  /** `missed`: listening was broken off and goes on; what was said meanwhile was not heard. */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Who reads: the database itself keeps from them what they may not know of sensitive matters (`db/confidence.ts`). */
export interface Reader {
  chamberId: ChamberId
  personId: PersonId
  role: ChamberRole
}

/** The doors that a request's transactions come in by. */
interface Doors {
  /**
   * The door for a chamber's work: row-level security lets this chamber's rows through and no others. Work in a
   * person's name gives the person (an actor is one); the bare id is for what the system does for a whole chamber.
   * `lazily`: the end does not wait for the disk; what is lost with the machine then can be done without.
   */
  asChamber<T>(who: ChamberId | Reader, work: (tx: Tx) => Promise<T>, how?: 'lazily'): Promise<T>
  /**
   * The door for what concerns no single chamber. The reason is for readers and for the list in `system-reasons.ts`. The
   * database does not know it: its role may touch what all reasons need together.
   */
  asSystem<T>(reason: SystemReason, work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Db extends Doors {
  engine: Engine
  /**
   * The same doors, under a name for the transaction: where a request has several, any that writes after the first has
   * one (`steps.ts`).
   */
  step(name: string): Doors
  /** Takes a chamber away: this chamber's rows alone, and only while its deletion has begun (`privacy/erase-chamber.ts`). */
  asEraser<T>(chamberId: ChamberId, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Tells every process; delivered when the transaction commits. */
  close(): Promise<void>
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** `SET LOCAL`, not `set_config()`: a distributed engine passes only the former on to its workers. */
export const chamberSetup = (who: ChamberId | Reader) => {
  const chamberId = typeof who === 'string' ? who : who.chamberId
  // The ids go into the statement as text, so they are checked here whatever the caller promised.
  if (!uuid.test(chamberId)) throw new TypeError('A chamber id is a UUID')
  // A client of the chamber comes in as a role that may read what was shared with clients, and nothing else.
  const role = typeof who !== 'string' && who.role === 'client' ? 'peshi_client' : 'peshi_app'
  const setup = `SET LOCAL ROLE ${role}; SET LOCAL app.chamber = '${chamberId}'`
  if (typeof who === 'string') return setup
  if (!uuid.test(who.personId)) throw new TypeError('A person id is a UUID')
  const owner = who.role === 'owner' ? `; SET LOCAL app.owner = 'on'` : ''
  return `${setup}; SET LOCAL app.person = '${who.personId}'${owner}`
}

/** From here to its end the transaction works for the whole chamber, whichever door it came in by. */
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
