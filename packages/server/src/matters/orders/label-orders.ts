import { orderNumber } from '@peshi/contract/courts/labels'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { ListLabels } from '../../platform/events/subjects.ts'

/** All chambers share the courts' orders, so only those of the chamber's matters have a label. */
export const labelOrders: ListLabels = async (tx, chamberId, ids) => {
  const rows = await tx
    .select({ id: caseOrder.id, label: caseOrder.number })
    .from(caseOrder)
    .innerJoin(matter, eq(matter.case_id, caseOrder.case_id))
    .where(
      and(
        eq(matter.chamber_id, chamberId),
        isNull(matter.deleted_at),
        inArray(caseOrder.id, ids as (typeof caseOrder.$inferSelect)['id'][]),
      ),
    )
  return new Map(rows.map(({ id, label }) => [id, orderNumber(label) || null]))
}
