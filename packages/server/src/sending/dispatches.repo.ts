import type { DispatchId } from '@peshi/contract/ids'
import type { DispatchProblem } from '@peshi/contract/sending'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { dispatch } from '../db/schema/dispatches.ts'

export type DispatchRow = typeof dispatch.$inferSelect

/** What is forgotten of a dispatch that is over. */
const nothingSaid = { subject: null, text: null, html: null, unsubscribe: null, claimed_at: null }

/** Nothing is given back, and what is there under the same key stays: its sender may not read what it says. */
export async function insertDispatches(tx: Tx, rows: readonly (typeof dispatch.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(dispatch)
      .values([...rows])
      .onConflictDoNothing()
}

/** Through the system's door. */
export function dispatchesRepo(tx: Tx) {
  return {
    async find(id: DispatchId): Promise<DispatchRow | null> {
      const [row] = await tx.select().from(dispatch).where(eq(dispatch.id, id))
      return row ?? null
    },

    /** Takes what waits for one worker alone, and counts the try. A worker that died holds it no longer than `seconds`. */
    async claim(id: DispatchId, seconds: number): Promise<DispatchRow | null> {
      const [row] = await tx
        .update(dispatch)
        .set({ claimed_at: sql`now()`, tries: sql`${dispatch.tries} + 1` })
        .where(
          and(
            eq(dispatch.id, id),
            eq(dispatch.state, 'waiting'),
            or(isNull(dispatch.claimed_at), sql`${dispatch.claimed_at} < now() - make_interval(secs => ${seconds})`),
          ),
        )
        .returning()
      return row ?? null
    },

    release: (id: DispatchId, detail: string) =>
      tx.update(dispatch).set({ claimed_at: null, problem: 'unreachable', detail }).where(eq(dispatch.id, id)),

    markSent: (id: DispatchId, providerId: string | null, at: Date) =>
      tx
        .update(dispatch)
        .set({ ...nothingSaid, state: 'sent', provider_id: providerId, problem: null, detail: null, ended_at: at })
        .where(eq(dispatch.id, id)),

    markFailed: (id: DispatchId, problem: DispatchProblem, detail: string | null, at: Date) =>
      tx
        .update(dispatch)
        .set({ ...nothingSaid, state: 'failed', problem, detail, ended_at: at })
        .where(eq(dispatch.id, id)),

    /** What nobody works on any more, because its worker died at the last try. */
    giveUpBefore: (before: Date, at: Date) =>
      tx
        .update(dispatch)
        .set({ ...nothingSaid, state: 'failed', problem: 'unreachable', ended_at: at })
        .where(and(eq(dispatch.state, 'waiting'), lt(dispatch.created_at, before))),

    removeBefore: (before: Date) => tx.delete(dispatch).where(lt(dispatch.created_at, before)),
  }
}
