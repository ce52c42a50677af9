import { dateless } from '@peshi/contract/matters/outcomes'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { hearing } from '../../matters/hearings/hearings.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'

const liveOf = (chamberId: ChamberId) => and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))
const pendingOf = (chamberId: ChamberId) => and(liveOf(chamberId), eq(matter.case_status, 'pending'))

interface From {
  chamberId: ChamberId
  from: CourtDate
}

const countByDate = (db: Tx, { chamberId, from, to }: From & { to: CourtDate }) =>
  db
    .select({
      date: sql<CourtDate | null>`case when ${matter.next_date} <= ${to} then ${matter.next_date} end::text`.as('date'),
      count: count(),
    })
    .from(matter)
    .where(and(pendingOf(chamberId), sql`${matter.next_date} >= ${from}`))
    .groupBy(sql`1`)

const countDateless = (db: Tx, { chamberId, from }: From) => {
  const last = db
    .selectDistinctOn([hearing.matter_id], { matter_id: hearing.matter_id, outcome: hearing.outcome })
    .from(hearing)
    .where(and(eq(hearing.chamber_id, chamberId), isNotNull(hearing.outcome), isNull(hearing.deleted_at)))
    .orderBy(hearing.matter_id, desc(hearing.date))
    .as('last')
  return db
    .select({ count: count() })
    .from(last)
    .innerJoin(matter, and(pendingOf(chamberId), eq(matter.id, last.matter_id)))
    .where(and(inArray(last.outcome, [...dateless]), or(isNull(matter.next_date), sql`${matter.next_date} < ${from}`)))
}

interface Newer {
  chamberId: ChamberId
  since: Date
}

const isNew = (since: Date) => and(gt(caseOrder.seen_at, since), gt(caseOrder.seen_at, matter.created_at))

const listNewOrders = (db: Tx, { chamberId, since, limit }: Newer & { limit: number }) =>
  db
    .select({
      _id: caseOrder.id,
      matter_id: matter.id,
      title: matter.title,
      date: caseOrder.date,
      kind: caseOrder.kind,
      seen_at: caseOrder.seen_at,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(caseOrder)
    .innerJoin(matter, and(liveOf(chamberId), eq(matter.case_id, caseOrder.case_id)))
    .where(isNew(since))
    .orderBy(sql`${caseOrder.seen_at} desc`, caseOrder.id)
    .limit(limit)

export const todayRepo = (tx: Tx, chamberId: ChamberId) => ({
  async countByDate(from: CourtDate, days: number): Promise<{ byDate: Map<CourtDate, number>; total: number }> {
    const rows = await countByDate(tx, { chamberId, from, to: addDays(from, days - 1) })
    return {
      byDate: new Map(rows.flatMap(({ date, count }) => (date ? [[date, count]] : []))),
      total: rows.reduce((sum, { count }) => sum + count, 0),
    }
  },

  async countDateless(from: CourtDate): Promise<number> {
    const [row] = await countDateless(tx, { chamberId, from })
    return row?.count ?? 0
  },

  async listNewOrders(since: Date, limit: number) {
    const rows = await listNewOrders(tx, { chamberId, since, limit })
    return { orders: rows.map(({ total: _, ...order }) => order), total: rows[0]?.total ?? 0 }
  },
})
