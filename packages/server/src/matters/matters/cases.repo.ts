import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import { and, asc, eq, sql } from 'drizzle-orm'
import { caseHearing, caseOrder } from '../../courts/courts/courts.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'

const hearingColumns = {
  cause_list_type: caseHearing.cause_list_type,
  judge: caseHearing.judge,
  business_date: caseHearing.business_date,
  next_date: caseHearing.next_date,
  purpose: caseHearing.purpose,
  business: caseHearing.business,
}

export type HearingRow = Pick<typeof caseHearing.$inferSelect, keyof typeof hearingColumns>
export type CaseRow = typeof courtCase.$inferSelect

const caseColumns = {
  id: courtCase.id,
  court: courtCase.court,
  record: courtCase.record,
  sync_state: courtCase.sync_state,
  orders_done: courtCase.orders_done,
  orders_total: courtCase.orders_total,
  problem: courtCase.problem,
}

export type CaseBehind = Pick<typeof courtCase.$inferSelect, keyof typeof caseColumns> & { orders: number }

export function casesRepo(tx: Tx) {
  return {
    find: (id: CaseId) => tx.select().from(courtCase).where(eq(courtCase.id, id)).then(takeFirst),

    findByCnr: (court: CourtId, cnr: string): Promise<CaseRow | null> =>
      tx
        .select()
        .from(courtCase)
        .where(and(eq(courtCase.court, court), eq(courtCase.cnr, cnr)))
        .limit(1)
        .then(takeFirst),

    findBehind: (id: CaseId): Promise<CaseBehind | null> =>
      tx
        .select({ ...caseColumns, orders: sql<number>`(select count(*)::int from case_order where case_id = ${id})` })
        .from(courtCase)
        .where(eq(courtCase.id, id))
        .then(takeFirst),

    listHearings: (id: CaseId): Promise<HearingRow[]> =>
      tx.select(hearingColumns).from(caseHearing).where(eq(caseHearing.case_id, id)).orderBy(asc(caseHearing.position)),

    async hasWaitingOrders(id: CaseId): Promise<boolean> {
      const [row] = await tx
        .select({ id: caseOrder.id })
        .from(caseOrder)
        .where(and(eq(caseOrder.case_id, id), sql`${caseOrder.document} in ('queued', 'failed')`))
        .limit(1)
      return row !== undefined
    },
  }
}
