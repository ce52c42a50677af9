import type { listAllOrders } from '@peshi/contract/matters/orders'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { orderCopy } from './order-copies.schema.ts'
import { orderRead } from './order-reads.schema.ts'

export interface OrderFilters extends Pick<QueryOf<typeof listAllOrders>, 'court' | 'from' | 'to'> {
  patterns: readonly string[]
}

const newestFirst = [sql`${caseOrder.date} desc nulls last`, desc(caseOrder.id), desc(matter.id)]

/** Orders of the chamber's matters, and which of them the person has read. The database hides sensitive matters. */
export function orderListRepo(tx: Tx, chamberId: ChamberId, personId: PersonId) {
  const isRead = sql<boolean>`${orderRead.order_id} is not null`
  const isUnread = isNull(orderRead.order_id)
  const own = and(eq(orderRead.chamber_id, chamberId), eq(orderRead.person_id, personId))

  const wanted = ({ court, from, to, patterns }: OrderFilters): SQL | undefined =>
    and(
      eq(matter.chamber_id, chamberId),
      isNull(matter.deleted_at),
      court ? eq(matter.hc_name, court) : undefined,
      from ? gte(caseOrder.date, from) : undefined,
      to ? lte(caseOrder.date, to) : undefined,
      ...patterns.map((pattern) =>
        or(sql`${matter.search_text} like ${pattern}`, sql`fold_text(${caseOrder.judge}) like ${pattern}`),
      ),
    )

  return {
    list: (filters: OrderFilters & { unreadOnly: boolean }, { limit, offset }: { limit: number; offset: number }) =>
      tx
        .select({
          id: caseOrder.id,
          matter_id: matter.id,
          matter_title: matter.title,
          hc_name: matter.hc_name,
          forum: matter.forum,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
          number: caseOrder.number,
          date: caseOrder.date,
          judge: caseOrder.judge,
          kind: caseOrder.kind,
          document: caseOrder.document,
          has_copy: sql<boolean>`${orderCopy.order_id} is not null`,
          is_read: isRead,
        })
        .from(matter)
        .innerJoin(caseOrder, eq(caseOrder.case_id, matter.case_id))
        .leftJoin(orderRead, and(own, eq(orderRead.order_id, caseOrder.id)))
        .leftJoin(orderCopy, and(eq(orderCopy.chamber_id, chamberId), eq(orderCopy.order_id, caseOrder.id)))
        .where(and(wanted(filters), filters.unreadOnly ? isUnread : undefined))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),

    async count(filters: OrderFilters): Promise<{ all: number; unread: number }> {
      const [counted] = await tx
        .select({ all: sql<number>`count(*)::int`, unread: sql<number>`(count(*) filter (where ${isUnread}))::int` })
        .from(matter)
        .innerJoin(caseOrder, eq(caseOrder.case_id, matter.case_id))
        .leftJoin(orderRead, and(own, eq(orderRead.order_id, caseOrder.id)))
        .where(wanted(filters))
      return counted ?? { all: 0, unread: 0 }
    },

    async listUnreadIds(filters: OrderFilters, limit: number): Promise<OrderId[]> {
      const rows = await tx
        .select({ id: caseOrder.id })
        .from(matter)
        .innerJoin(caseOrder, eq(caseOrder.case_id, matter.case_id))
        .leftJoin(orderRead, and(own, eq(orderRead.order_id, caseOrder.id)))
        .where(and(wanted(filters), isUnread))
        .orderBy(...newestFirst)
        .limit(limit)
      return [...new Set(rows.map(({ id }) => id))]
    },

    /** Leaves out orders of other chambers' matters, and of matters that the person may not see. */
    async listOwnIds(ids: readonly OrderId[]): Promise<OrderId[]> {
      const rows = await tx
        .selectDistinct({ id: caseOrder.id })
        .from(matter)
        .innerJoin(caseOrder, eq(caseOrder.case_id, matter.case_id))
        .where(and(wanted({ patterns: [] }), inArray(caseOrder.id, [...ids])))
      return rows.map(({ id }) => id)
    },

    async markRead(ids: readonly OrderId[], at: Date): Promise<void> {
      if (ids.length === 0) return
      const rows = ids.map((id) => ({ chamber_id: chamberId, person_id: personId, order_id: id, read_at: at }))
      await tx.insert(orderRead).values(rows).onConflictDoNothing()
    },

    async markUnread(ids: readonly OrderId[]): Promise<void> {
      await tx.delete(orderRead).where(and(own, inArray(orderRead.order_id, [...ids])))
    },
  }
}
