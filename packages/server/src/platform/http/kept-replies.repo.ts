import type { Subject } from '@peshi/contract/platform/events'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { idempotentReply } from './kept-replies.schema.ts'

interface Claim {
  key: string
  person_id: PersonId
  request_hash: string
  created_at: Date
}

export type KeptReply = typeof idempotentReply.$inferSelect

export function keptRepliesRepo(tx: Tx, chamberId: ChamberId) {
  const ofKey = (key: string) => and(eq(idempotentReply.chamber_id, chamberId), eq(idempotentReply.key, key))

  return {
    /** Waits while another transaction with this key runs. Returns false if it was committed. */
    async claim(claim: Claim): Promise<boolean> {
      const rows = await tx
        .insert(idempotentReply)
        .values({ ...claim, chamber_id: chamberId, status: '200' })
        .onConflictDoNothing()
        .returning({ key: idempotentReply.key })
      return rows.length > 0
    },

    async find(key: string): Promise<KeptReply | null> {
      const [row] = await tx.select().from(idempotentReply).where(ofKey(key))
      return row ?? null
    },

    async keep(key: string, kept: { status: string; reply: unknown; subjects: readonly Subject[] }) {
      await tx.update(idempotentReply).set(kept).where(ofKey(key))
    },

    async removeBefore(instant: Date) {
      await tx
        .delete(idempotentReply)
        .where(and(eq(idempotentReply.chamber_id, chamberId), lt(idempotentReply.created_at, instant)))
    },
  }
}
