import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, CourtId, MatterId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import type { FileCheck } from '@peshi/contract/platform/uploads'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { checkOf } from '../../platform/uploads/held-files.repo.ts'
import { orderCopy } from './order-copies.schema.ts'
import type { Unread } from './order-text.repo.ts'

const columnsOf = (chamberId: ChamberId) => ({
  id: caseOrder.id,
  number: caseOrder.number,
  date: caseOrder.date,
  judge: caseOrder.judge,
  kind: caseOrder.kind,
  document: caseOrder.document,
  problem: caseOrder.problem,
  link: caseOrder.link,
  file_key: caseOrder.file_key,
  size: caseOrder.size,
  seen_at: caseOrder.seen_at,
  vanished_at: caseOrder.vanished_at,
  pages: caseOrder.pages,
  has_text: caseOrder.has_text,
  copy_key: orderCopy.file_key,
  copy_size: orderCopy.size,
  copy_pages: orderCopy.pages,
  copy_has_text: orderCopy.has_text,
  copy_check: checkOf(chamberId, orderCopy.file_key),
})

export interface OrderOfMatter
  extends Pick<typeof caseOrder.$inferSelect, Exclude<keyof ReturnType<typeof columnsOf>, `copy_${string}`>> {
  copy_key: string | null
  copy_size: number | null
  copy_pages: number | null
  copy_has_text: boolean | null
  copy_check: FileCheck | null
}

interface Copy extends Unread {
  file_key: string
  sha256: string
  size: number
  added_by: PersonId
  added_at: Date
}

export function ordersRepo(tx: Tx, chamberId: ChamberId) {
  const withCopies = () =>
    tx
      .select(columnsOf(chamberId))
      .from(caseOrder)
      .leftJoin(orderCopy, and(eq(orderCopy.order_id, caseOrder.id), eq(orderCopy.chamber_id, chamberId)))

  return {
    /** Throws if the matter is hidden or deleted. `caseId` is null for a matter without a court's case. */
    getMatter: (
      id: MatterId,
    ): Promise<{ caseId: CaseId | null; court: CourtId; uniqueId: string; nextDate: CourtDate | null }> =>
      tx
        .select({
          caseId: matter.case_id,
          court: matter.hc_name,
          uniqueId: matter.unique_id,
          nextDate: matter.next_date,
        })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    listByCase: (caseId: CaseId): Promise<OrderOfMatter[]> =>
      withCopies()
        .where(eq(caseOrder.case_id, caseId))
        .orderBy(sql`${caseOrder.date} desc nulls last`, desc(caseOrder.position), desc(caseOrder.id)),

    get: (caseId: CaseId, id: OrderId): Promise<OrderOfMatter> =>
      withCopies()
        .where(and(eq(caseOrder.case_id, caseId), eq(caseOrder.id, id)))
        .then(takeOne),

    async putCopy(orderId: OrderId, copy: Copy): Promise<void> {
      await tx
        .insert(orderCopy)
        .values({ chamber_id: chamberId, order_id: orderId, ...copy })
        .onConflictDoUpdate({ target: [orderCopy.chamber_id, orderCopy.order_id], set: copy })
    },

    listCopiesByFile: (key: string) =>
      tx
        .select({ order_id: orderCopy.order_id, matter_id: matter.id, added_by: orderCopy.added_by })
        .from(orderCopy)
        .innerJoin(
          matter,
          and(
            eq(matter.chamber_id, orderCopy.chamber_id),
            eq(matter.case_id, orderCopy.case_id),
            isNull(matter.deleted_at),
          ),
        )
        .where(and(eq(orderCopy.chamber_id, chamberId), eq(orderCopy.file_key, key))),

    async removeCopy(orderId: OrderId): Promise<void> {
      await tx.delete(orderCopy).where(and(eq(orderCopy.chamber_id, chamberId), eq(orderCopy.order_id, orderId)))
    },
  }
}
