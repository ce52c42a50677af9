import type { ChamberId, PersonId } from '@peshi/contract/ids'
import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { idempotentReply } from '../db/schema/people.ts'

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

const running = 'running'

export function idempotencyRepo(tx: Tx, chamberId: ChamberId) {
  const ofKey = (key: string) => and(eq(idempotentReply.chamber_id, chamberId), eq(idempotentReply.key, key))

  return {
    /** `taken`: nobody had the key, or whoever had it is gone. */
    async take({ now, abandonedBefore, ...row }: Taking) {
      const isAbandoned = and(
        eq(idempotentReply.status, running),
        eq(idempotentReply.request_hash, row.request_hash),
        lt(idempotentReply.created_at, abandonedBefore),
      )
      const taken = await tx
        .insert(idempotentReply)
        .values({ ...row, chamber_id: chamberId, status: running, created_at: now })
        .onConflictDoUpdate({
          target: [idempotentReply.chamber_id, idempotentReply.key],
          set: { created_at: now },
          setWhere: isAbandoned,
        })
        .returning({ key: idempotentReply.key })
      if (taken.length > 0) return 'taken'
      const [found] = await tx.select().from(idempotentReply).where(ofKey(row.key))
      // It was released between the two statements: look again.
      if (!found) return { request_hash: row.request_hash, kept: null }
      const kept = found.status === running ? null : { status: Number(found.status), reply: found.reply }
      return { request_hash: found.request_hash, kept }
    },

    async keep(key: string, status: number, reply: unknown) {
      await tx
        .update(idempotentReply)
        .set({ status: String(status), reply })
        .where(ofKey(key))
    },

    async release(key: string) {
      await tx.delete(idempotentReply).where(ofKey(key))
    },

    async removeBefore(instant: Date) {
      await tx
        .delete(idempotentReply)
        .where(and(eq(idempotentReply.chamber_id, chamberId), lt(idempotentReply.created_at, instant)))
    },
  }
}
