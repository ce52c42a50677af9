import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, count, eq, lt, or, sql } from 'drizzle-orm'
import { enterChamber, type Rows, type Tx } from '../db/door.ts'
import type { StepResults } from '../db/steps.ts'
import { idempotentReply } from './idempotency.schema.ts'

export interface KeptReply {
  status: number
  reply: unknown
}

interface Taking {
  key: string
  person_id: PersonId
  request_hash: string
  now: Date
  abandonedBefore: Date
}

export interface Turn {
  at: Date
  steps: StepResults
}

type Found = { turn: Turn } | { request_hash: string; kept: KeptReply | null }

const hasWritten = sql<boolean>`pg_current_xact_id_if_assigned() IS NOT NULL`

const running = 'running'
const brokenOff = 'broken-off'

interface Key {
  chamberId: ChamberId
  key: string
}

const ofKey = ({ chamberId, key }: Key) => and(eq(idempotentReply.chamber_id, chamberId), eq(idempotentReply.key, key))

const ofTurn = (own: Key, at: Date) => and(ofKey(own), eq(idempotentReply.created_at, at))

type Taken = Omit<Taking, 'now'> & { chamber_id: ChamberId; created_at: Date }

const take = (db: Tx, { abandonedBefore, ...row }: Taken) =>
  db
    .insert(idempotentReply)
    .values({ ...row, status: running })
    .onConflictDoUpdate({
      target: [idempotentReply.chamber_id, idempotentReply.key],
      set: { status: running, created_at: sql`excluded.created_at` },
      setWhere: and(
        eq(idempotentReply.request_hash, row.request_hash),
        or(
          eq(idempotentReply.status, brokenOff),
          and(eq(idempotentReply.status, running), lt(idempotentReply.created_at, abandonedBefore)),
        ),
      ),
    })
    .returning({ at: idempotentReply.created_at, steps: idempotentReply.steps })

const find = (db: Tx, own: Key) => db.select().from(idempotentReply).where(ofKey(own))

const isWritten = (db: Tx) => db.execute(sql`SELECT ${hasWritten} AS is_written`) as unknown as Promise<Rows>

/** On Citus, asks the machine that has the chamber. The coordinator does not know what the transaction wrote there. */
const isWrittenAtChamber = (db: Tx, own: Key) =>
  db.select({ is_written: hasWritten, rows: count() }).from(idempotentReply).where(ofKey(own))

const keepSteps = (db: Tx, { at, steps, ...own }: Key & { at: Date; steps: string }) =>
  db
    .update(idempotentReply)
    .set({ steps: sql`${idempotentReply.steps} || ${steps}::jsonb` })
    .where(ofTurn(own, at))
    .returning({ key: idempotentReply.key })

interface Kept extends Key {
  at: Date
  status: string
  reply: unknown
}

const keep = (db: Tx, { at, status, reply, ...own }: Kept) =>
  db.update(idempotentReply).set({ status, reply, steps: {} }).where(ofTurn(own, at))

export function idempotencyRepo(tx: Tx, chamberId: ChamberId) {
  return {
    async take({ now, ...row }: Taking): Promise<Found> {
      const [taken] = await take(tx, { ...row, chamber_id: chamberId, created_at: now })
      if (taken) return { turn: taken }
      const [found] = await find(tx, { chamberId, key: row.key })
      if (!found) return { request_hash: row.request_hash, kept: null }
      const isOpen = found.status === running || found.status === brokenOff
      const kept = isOpen ? null : { status: Number(found.status), reply: found.reply }
      return { request_hash: found.request_hash, kept }
    },

    async keepSteps(
      key: string,
      { at }: Turn,
      results: StepResults,
    ): Promise<'kept' | 'nothing-written' | 'taken-over'> {
      const own = { chamberId, key }
      const [here, [there]] = await Promise.all([isWritten(tx), isWrittenAtChamber(tx, own)])
      if (!here.rows[0]?.is_written && !there?.is_written) return 'nothing-written'
      const keepOwn = () => keepSteps(tx, { ...own, at, steps: JSON.stringify(results) })
      if ((await keepOwn()).length > 0) return 'kept'
      // An operator's answer is written in the chamber of the ticket, but the request belongs to the operator's chamber.
      await enterChamber(tx, chamberId)
      return (await keepOwn()).length > 0 ? 'kept' : 'taken-over'
    },

    async keep(key: string, { at }: Turn, status: number, reply: unknown) {
      await keep(tx, { chamberId, key, at, status: String(status), reply })
    },

    async breakOff(key: string, { at }: Turn) {
      await tx.update(idempotentReply).set({ status: brokenOff }).where(ofTurn({ chamberId, key }, at))
    },

    async release(key: string, { at }: Turn) {
      await tx.delete(idempotentReply).where(ofTurn({ chamberId, key }, at))
    },

    async removeBefore(instant: Date) {
      await tx
        .delete(idempotentReply)
        .where(and(eq(idempotentReply.chamber_id, chamberId), lt(idempotentReply.created_at, instant)))
    },
  }
}
