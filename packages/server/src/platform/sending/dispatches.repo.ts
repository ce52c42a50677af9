import type { DispatchId } from '@peshi/contract/platform/ids'
import type { DispatchProblem } from '@peshi/contract/platform/sending'
import { secretKinds } from '@peshi/contract/platform/sending'
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { takeFirst } from '../db/rows.ts'
import { dispatch } from './dispatches.schema.ts'

export type DispatchRow = typeof dispatch.$inferSelect

const nothingSaid = {
  subject: null,
  text: null,
  html: null,
  unsubscribe: null,
  reply_to: null,
  attachment: null,
  claimed_at: null,
}

/** Returns no rows, because the role that inserts them may not read their contents. */
export async function insertDispatches(tx: Tx, rows: readonly (typeof dispatch.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(dispatch)
      .values([...rows])
      .onConflictDoNothing()
}

export function dispatchesRepo(tx: Tx) {
  return {
    find: (id: DispatchId): Promise<DispatchRow | null> =>
      tx.select().from(dispatch).where(eq(dispatch.id, id)).then(takeFirst),

    claim: (id: DispatchId, seconds: number): Promise<DispatchRow | null> =>
      tx
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
        .then(takeFirst),

    release: (id: DispatchId, detail: string) =>
      tx.update(dispatch).set({ claimed_at: null, problem: 'unreachable', detail }).where(eq(dispatch.id, id)),

    postpone: (id: DispatchId) => tx.update(dispatch).set({ claimed_at: null }).where(eq(dispatch.id, id)),

    markSent: (id: DispatchId, providerId: string | null, at: Date) =>
      tx
        .update(dispatch)
        .set({ ...nothingSaid, state: 'sent', provider_id: providerId, problem: null, detail: null, ended_at: at })
        .where(eq(dispatch.id, id)),

    /**
     * Keeps the contents if the server was unreachable and they are not secret, so that a person can send them again.
     * In all other cases, clears them.
     */
    markFailed: (
      { id, kind }: Pick<DispatchRow, 'id' | 'kind'>,
      problem: DispatchProblem,
      detail: string | null,
      at: Date,
    ) =>
      tx
        .update(dispatch)
        .set({
          ...(problem === 'unreachable' && !secretKinds.includes(kind) ? { claimed_at: null } : nothingSaid),
          state: 'failed',
          problem,
          detail,
          ended_at: at,
        })
        .where(eq(dispatch.id, id)),

    giveUpBefore: (before: Date, at: Date) =>
      tx
        .update(dispatch)
        .set({ claimed_at: null, state: 'failed', problem: 'unreachable', ended_at: at })
        .where(and(eq(dispatch.state, 'waiting'), lt(dispatch.created_at, before))),

    forgetWordsBefore: (before: Date) =>
      tx
        .update(dispatch)
        .set(nothingSaid)
        .where(
          and(
            eq(dispatch.state, 'failed'),
            isNotNull(dispatch.text),
            or(inArray(dispatch.kind, [...secretKinds]), lt(dispatch.ended_at, before)),
          ),
        ),

    async reopen(id: DispatchId, at: Date): Promise<boolean> {
      const rows = await tx
        .update(dispatch)
        .set({ state: 'waiting', problem: null, detail: null, tries: 0, created_at: at, ended_at: null })
        .where(and(eq(dispatch.id, id), eq(dispatch.state, 'failed'), isNotNull(dispatch.text)))
        .returning({ id: dispatch.id })
      return rows.length > 0
    },

    removeBefore: (before: Date) => tx.delete(dispatch).where(lt(dispatch.created_at, before)),
  }
}
