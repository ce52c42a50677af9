import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { Side } from '@peshi/contract/matters/families'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { caseHearing, caseOrder, orderPage } from '../../courts/courts/courts.schema.ts'
import { hearing } from '../../matters/hearings/hearings.schema.ts'
import { orderCopyPage } from '../../matters/orders/order-copies.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { sureText } from '../../platform/recognition/stored-page.ts'

export interface LastOrder {
  id: OrderId
  date: CourtDate | null
  kind: 'order' | 'judgment'
  pages: (string | null)[]
}

export interface PastDay {
  date: CourtDate
  outcome: Outcome | null
  business: string | null
  note: string | null
}

export function briefPackRepo(tx: Tx, chamberId: ChamberId) {
  const ofMatters = (ids: readonly MatterId[]) => and(eq(matter.chamber_id, chamberId), inArray(matter.id, [...ids]))

  return {
    async listRecords(
      ids: readonly MatterId[],
    ): Promise<
      Map<MatterId, { caseId: CaseId; record: Omit<CaseRecord, 'hearings' | 'orders'>; our_side: Side | null }>
    > {
      const rows = await tx
        .select({ id: matter.id, caseId: matter.case_id, our_side: matter.our_side })
        .from(matter)
        .where(ofMatters(ids))
      const cases = await tx
        .select({ caseId: courtCase.id, record: courtCase.record })
        .from(courtCase)
        .where(
          inArray(
            courtCase.id,
            rows.flatMap(({ caseId }) => caseId ?? []),
          ),
        )
      const caseById = new Map(cases.map((one) => [one.caseId, one]))
      return new Map(
        rows.flatMap(({ id, caseId, our_side }) => {
          const found = caseId && caseById.get(caseId)
          return found ? [[id, { ...found, our_side }] as const] : []
        }),
      )
    },

    async listLastOrders(caseIds: readonly CaseId[], day: CourtDate): Promise<Map<CaseId, LastOrder>> {
      if (caseIds.length === 0) return new Map()
      const orders = await tx
        .selectDistinctOn([caseOrder.case_id], {
          caseId: caseOrder.case_id,
          id: caseOrder.id,
          date: caseOrder.date,
          kind: caseOrder.kind,
        })
        .from(caseOrder)
        .where(
          and(
            inArray(caseOrder.case_id, [...caseIds]),
            isNull(caseOrder.vanished_at),
            or(isNull(caseOrder.date), lt(caseOrder.date, day)),
          ),
        )
        .orderBy(caseOrder.case_id, sql`${caseOrder.date} desc nulls last`, desc(caseOrder.seen_at), caseOrder.id)
      const ids = orders.map(({ id }) => id)
      if (ids.length === 0) return new Map()
      const read = await tx
        .select({ id: orderPage.order_id, text: sureText(orderPage) })
        .from(orderPage)
        .where(inArray(orderPage.order_id, ids))
        .orderBy(asc(orderPage.page))
      const copied = await tx
        .select({ id: orderCopyPage.order_id, text: sureText(orderCopyPage) })
        .from(orderCopyPage)
        .where(and(eq(orderCopyPage.chamber_id, chamberId), inArray(orderCopyPage.order_id, ids)))
        .orderBy(asc(orderCopyPage.page))
      const pages = Map.groupBy(read, ({ id }) => id)
      const ownPages = Map.groupBy(copied, ({ id }) => id)
      return new Map(
        orders.map(({ caseId, ...order }) => [
          caseId,
          { ...order, pages: (pages.get(order.id) ?? ownPages.get(order.id) ?? []).map(({ text }) => text) },
        ]),
      )
    },

    async listNoted(ids: readonly MatterId[], day: CourtDate): Promise<Map<MatterId, PastDay[]>> {
      if (ids.length === 0) return new Map()
      const rows = await tx
        .select({
          id: hearing.matter_id,
          date: hearing.date,
          outcome: hearing.outcome,
          business: hearing.business,
          note: hearing.note,
        })
        .from(hearing)
        .where(
          and(
            eq(hearing.chamber_id, chamberId),
            inArray(hearing.matter_id, [...ids]),
            isNull(hearing.deleted_at),
            lt(hearing.date, day),
          ),
        )
        .orderBy(desc(hearing.date))
      return Map.groupBy(rows, ({ id }) => id)
    },

    async listBusiness(caseIds: readonly CaseId[], day: CourtDate): Promise<Map<CaseId, PastDay[]>> {
      if (caseIds.length === 0) return new Map()
      const rows = await tx
        .select({ id: caseHearing.case_id, date: caseHearing.business_date, business: caseHearing.business })
        .from(caseHearing)
        .where(
          and(
            inArray(caseHearing.case_id, [...caseIds]),
            lt(caseHearing.business_date, day),
            sql`${caseHearing.business} is not null`,
          ),
        )
        .orderBy(desc(caseHearing.business_date))
      const pastDays = rows.flatMap(({ date, ...row }) => (date ? [{ ...row, date, outcome: null, note: null }] : []))
      return Map.groupBy(pastDays, ({ id }) => id)
    },
  }
}
