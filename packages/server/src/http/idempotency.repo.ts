import type { ChamberId, PersonId } from '@peshi/contract/ids'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../db/door.ts'
import { idempotentReply } from '../db/schema/people.ts'
import type { StepResults } from '../db/steps.ts'

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

/** Whose work is ours to do now: since when, and what was done of it before it was cut off. */
export interface Turn {
  at: Date
  steps: StepResults
}

type Found = { turn: Turn } | { request_hash: string; kept: KeptReply | null }

const hasWritten = sql`pg_current_xact_id_if_assigned() IS NOT NULL`

const running = 'running'
/** Ended without an answer: whoever asks next goes on with it at once. */
const brokenOff = 'broken-off'

export function idempotencyRepo(tx: Tx, chamberId: ChamberId) {
  const ofKey = (key: string) => and(eq(idempotentReply.chamber_id, chamberId), eq(idempotentReply.key, key))
  /** Nobody else has taken the work over meanwhile. */
  const ofTurn = (key: string, { at }: Turn) => and(ofKey(key), eq(idempotentReply.created_at, at))

  return {
    /** A turn where nobody had the key, or whoever had it is gone. */
    async take({ now, abandonedBefore, ...row }: Taking): Promise<Found> {
      const isCutOff = or(
        eq(idempotentReply.status, brokenOff),
        and(eq(idempotentReply.status, running), lt(idempotentReply.created_at, abandonedBefore)),
      )
      const [taken] = await tx
        .insert(idempotentReply)
        .values({ ...row, chamber_id: chamberId, status: running, created_at: now })
        .onConflictDoUpdate({
          target: [idempotentReply.chamber_id, idempotentReply.key],
          set: { status: running, created_at: now },
          setWhere: and(eq(idempotentReply.request_hash, row.request_hash), isCutOff),
        })
        .returning({ at: idempotentReply.created_at, steps: idempotentReply.steps })
      if (taken) return { turn: taken }
      const [found] = await tx.select().from(idempotentReply).where(ofKey(row.key))
      // It was released between the two statements: look again.
      if (!found) return { request_hash: row.request_hash, kept: null }
      const isOpen = found.status === running || found.status === brokenOff
      const kept = isOpen ? null : { status: Number(found.status), reply: found.reply }
      return { request_hash: found.request_hash, kept }
    },

    /** Only beside something else that this transaction wrote; one statement, since every transaction pays for it. */
    async keepSteps(key: string, turn: Turn, steps: StepResults): Promise<'kept' | 'nothing-written' | 'taken-over'> {
      const { rows } = (await tx.execute(sql`
        WITH kept AS (
          UPDATE ${idempotentReply} SET steps = steps || ${JSON.stringify(steps)}::jsonb
          WHERE ${and(ofTurn(key, turn), hasWritten)} RETURNING 1)
        SELECT EXISTS (SELECT FROM kept) AS is_kept, ${hasWritten} AS has_written`)) as unknown as Rows
      if (rows[0]?.is_kept) return 'kept'
      return rows[0]?.has_written ? 'taken-over' : 'nothing-written'
    },

    async keep(key: string, turn: Turn, status: number, reply: unknown) {
      await tx
        .update(idempotentReply)
        .set({ status: String(status), reply, steps: {} })
        .where(ofTurn(key, turn))
    },

    async breakOff(key: string, turn: Turn) {
      await tx.update(idempotentReply).set({ status: brokenOff }).where(ofTurn(key, turn))
    },

    async release(key: string, turn: Turn) {
      await tx.delete(idempotentReply).where(ofTurn(key, turn))
    },

    async removeBefore(instant: Date) {
      await tx
        .delete(idempotentReply)
        .where(and(eq(idempotentReply.chamber_id, chamberId), lt(idempotentReply.created_at, instant)))
    },
  }
}
