import type { CaseId, ChamberId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'

export type OrderRow = typeof caseOrder.$inferSelect

export function orderSyncRepo(tx: Tx) {
  return {
    listWaiting: (caseId: CaseId): Promise<OrderRow[]> =>
      tx
        .select()
        .from(caseOrder)
        .where(
          and(
            eq(caseOrder.case_id, caseId),
            inArray(caseOrder.document, ['queued', 'failed']),
            isNull(caseOrder.vanished_at),
          ),
        )
        .orderBy(sql`${caseOrder.date} desc nulls last`, desc(caseOrder.position)),

    async update(id: OrderId, changes: Partial<typeof caseOrder.$inferInsert>): Promise<void> {
      await tx.update(caseOrder).set(changes).where(eq(caseOrder.id, id))
    },

    async requeue(caseId: CaseId): Promise<void> {
      await tx
        .update(caseOrder)
        .set({ document: 'queued', problem: null })
        .where(and(eq(caseOrder.case_id, caseId), inArray(caseOrder.document, ['failed', 'missing'])))
    },

    async giveUp(caseId: CaseId, problem: string): Promise<void> {
      await tx
        .update(caseOrder)
        .set({ document: 'failed', problem })
        .where(and(eq(caseOrder.case_id, caseId), eq(caseOrder.document, 'queued')))
    },

    /**
     * The case and its orders share the column `problem`. After a failed read of the case, the column keeps the case's
     * problem.
     */
    async setState(caseId: CaseId, { problem, ...changes }: Partial<typeof courtCase.$inferInsert>): Promise<void> {
      const { failing_since, problem: known } = courtCase
      const kept = { problem: sql`case when ${failing_since} is null then ${problem}::text else ${known} end` }
      await tx
        .update(courtCase)
        .set({ ...changes, ...(problem !== undefined && kept) })
        .where(eq(courtCase.id, caseId))
    },

    listFollowers: (caseId: CaseId): Promise<{ chamberId: ChamberId; matterId: MatterId }[]> =>
      tx
        .select({ chamberId: matter.chamber_id, matterId: matter.id })
        .from(matter)
        .where(and(eq(matter.case_id, caseId), isNull(matter.deleted_at))),
  }
}
