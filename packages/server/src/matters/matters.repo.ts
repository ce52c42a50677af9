import type { CaseStatus } from '@peshi/contract/case-record'
import type { CourtDate } from '@peshi/contract/dates'
import type { CaseId, ChamberId, CourtId, MatterId } from '@peshi/contract/ids'
import type { MatterSort } from '@peshi/contract/matters'
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { matter, matterCount } from '../db/schema/matters.ts'
import { chamber, person } from '../db/schema/people.ts'
import { NotFound } from '../http/errors.ts'

/** What a list shows of a matter. */
const columns = {
  id: matter.id,
  title: matter.title,
  case_status: matter.case_status,
  reference_id: matter.reference_id,
  hc_name: matter.hc_name,
  unique_id: matter.unique_id,
  unique_case_number: matter.unique_case_number,
  case_id: matter.case_id,
  type: matter.type,
  case_type: matter.case_type,
  case_number: matter.case_number,
  case_year: matter.case_year,
  cnr: matter.cnr,
  petitioner: matter.petitioner,
  respondent: matter.respondent,
  stage: matter.stage,
  next_date: matter.next_date,
  read_at: matter.read_at,
  failing_since: matter.failing_since,
  created_at: matter.created_at,
}

const detailColumns = {
  ...columns,
  court_title: matter.court_title,
  court_petitioner: matter.court_petitioner,
  court_respondent: matter.court_respondent,
  court_stage: matter.court_stage,
  court_next_date: matter.court_next_date,
  own_title: matter.own_title,
  own_petitioner: matter.own_petitioner,
  own_respondent: matter.own_respondent,
  own_stage: matter.own_stage,
  own_next_date: matter.own_next_date,
}

type Stored = typeof matter.$inferSelect
export type MatterRow = Pick<Stored, keyof typeof columns>
export type MatterDetailRow = Pick<Stored, keyof typeof detailColumns>
export type MatterChanges = Partial<Omit<typeof matter.$inferInsert, 'chamber_id' | 'id'>>

export interface MatterFilters {
  court?: CourtId | undefined
  status?: CaseStatus | undefined
  year?: number | undefined
  /** Next dates from and to, both included. */
  range?: readonly [string, string] | undefined
}

export interface MatterPage extends MatterFilters {
  patterns: readonly string[]
  sort: MatterSort
  limit: number
  offset: number
}

/**
 * Written in the very form of the indexes, `nulls` and direction of the id included: only so does the planner walk an
 * index forwards or backwards and stop after one page.
 */
const orders: Record<MatterSort, SQL> = {
  next_date: sql`${matter.next_date} asc nulls last, ${matter.id} asc nulls last`,
  '-next_date': sql`${matter.next_date} desc nulls last, ${matter.id} desc nulls last`,
  title: sql`${matter.title} asc nulls last, ${matter.id} asc nulls last`,
  '-title': sql`${matter.title} desc nulls first, ${matter.id} desc nulls first`,
  created_at: sql`${matter.created_at} asc nulls first, ${matter.id} desc nulls first`,
  '-created_at': sql`${matter.created_at} desc nulls last, ${matter.id} asc nulls last`,
  case_year: sql`${matter.case_year} asc nulls first, ${matter.id} asc nulls first`,
  '-case_year': sql`${matter.case_year} desc nulls last, ${matter.id} desc nulls last`,
}

const filterConditions = ({ court, status, year, range }: MatterFilters) =>
  [
    court && eq(matter.hc_name, court),
    status && eq(matter.case_status, status),
    year !== undefined && eq(matter.case_year, year),
    range && sql`${matter.next_date} between ${range[0]} and ${range[1]}`,
  ].filter((condition): condition is SQL => Boolean(condition))

const cubeConditions = ({ court, status, year }: MatterFilters) =>
  [
    court && eq(matterCount.hc_name, court),
    status && eq(matterCount.case_status, status),
    year !== undefined && eq(matterCount.case_year, year),
  ].filter((condition): condition is SQL => Boolean(condition))

/** The chamber's matters. Another chamber's are not found: by row-level security, and because each query names the chamber. */
export function mattersRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(matter.chamber_id, chamberId)
  const live = and(own, isNull(matter.deleted_at))

  async function get(id: MatterId): Promise<MatterRow> {
    const [row] = await tx
      .select(columns)
      .from(matter)
      .where(and(live, eq(matter.id, id)))
    if (!row) throw new NotFound()
    return row
  }

  return {
    get,

    async getDetail(id: MatterId): Promise<MatterDetailRow> {
      const [row] = await tx
        .select(detailColumns)
        .from(matter)
        .where(and(live, eq(matter.id, id)))
      if (!row) throw new NotFound()
      return row
    },

    /** One page and, unless words are searched for, the total from the counter cube in the same statement. */
    async list({ patterns, sort, limit, offset, ...filters }: MatterPage) {
      const cubeTotal = patterns.length === 0 && !filters.range
      const wanted = and(
        live,
        ...filterConditions(filters),
        ...patterns.map((pattern) => sql`${matter.search_text} like ${pattern}`),
      )
      const fromCube = tx
        .select({ total: sql<number>`coalesce(sum(${matterCount.matters}), 0)::int`.as('total') })
        .from(matterCount)
        .where(and(eq(matterCount.chamber_id, chamberId), ...cubeConditions(filters)))
      const rows = await tx
        .select({ ...columns, total: cubeTotal ? sql<number>`(${fromCube})` : sql<number>`0` })
        .from(matter)
        .where(wanted)
        .orderBy(orders[sort])
        .limit(limit)
        .offset(offset)

      if (cubeTotal) return { rows, total: rows[0]?.total ?? (await fromCube)[0]?.total ?? 0 }
      // A page that is not full ends the list, so that its end is the total.
      const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
      if (isLast) return { rows, total: offset + rows.length }
      const [counted] = await tx.select({ total: count() }).from(matter).where(wanted)
      return { rows, total: counted?.total ?? 0 }
    },

    /**
     * The rows behind `after`, which may be the last of the batch before: newest first, or by next date within a
     * range of dates. The first comparison is for the index, the second for its equals.
     */
    listAfter(filters: MatterFilters, after: MatterRow | null, limit: number): Promise<MatterRow[]> {
      const byDate = filters.range !== undefined
      const behind = !after
        ? undefined
        : byDate
          ? and(
              sql`${matter.next_date} >= ${after.next_date}`,
              sql`(${matter.next_date} > ${after.next_date} or ${matter.id} > ${after.id})`,
            )
          : and(
              sql`${matter.created_at} <= ${after.created_at.toISOString()}`,
              sql`(${matter.created_at} < ${after.created_at.toISOString()} or ${matter.id} > ${after.id})`,
            )
      return tx
        .select(columns)
        .from(matter)
        .where(and(live, ...filterConditions(filters), behind))
        .orderBy(byDate ? orders.next_date : orders['-created_at'])
        .limit(limit)
    },

    listPendingOn: (date: CourtDate, limit: number): Promise<MatterRow[]> =>
      tx
        .select(columns)
        .from(matter)
        .where(and(live, eq(matter.case_status, 'pending'), eq(matter.next_date, date)))
        .orderBy(matter.hc_name, matter.title, matter.id)
        .limit(limit),

    async getChamberName(): Promise<string> {
      const [row] = await tx.select({ name: chamber.name }).from(chamber).where(eq(chamber.id, chamberId))
      if (!row) throw new NotFound()
      return row.name
    },

    async findByCase(caseId: CaseId): Promise<MatterRow | null> {
      const [row] = await tx
        .select(columns)
        .from(matter)
        .where(and(live, eq(matter.case_id, caseId)))
      return row ?? null
    },

    /** The one that went into the bin last. */
    async findDeletedByCase(caseId: CaseId): Promise<MatterRow | null> {
      const [row] = await tx
        .select(columns)
        .from(matter)
        .where(and(own, isNotNull(matter.deleted_at), eq(matter.case_id, caseId)))
        .orderBy(desc(matter.deleted_at))
        .limit(1)
      return row ?? null
    },

    /** Null when the chamber follows the case already: somebody else saved it in the same moment. */
    async insert(values: Omit<typeof matter.$inferInsert, 'chamber_id'>): Promise<MatterRow | null> {
      const [row] = await tx
        .insert(matter)
        .values({ ...values, chamber_id: chamberId })
        .onConflictDoNothing()
        .returning(columns)
      return row ?? null
    },

    async update(id: MatterId, changes: MatterChanges): Promise<MatterRow> {
      const [row] = await tx
        .update(matter)
        .set(changes)
        .where(and(live, eq(matter.id, id)))
        .returning(columns)
      if (!row) throw new NotFound()
      return row
    },

    async updateByCase(caseId: CaseId, changes: MatterChanges): Promise<MatterId[]> {
      const rows = await tx
        .update(matter)
        .set(changes)
        .where(and(live, eq(matter.case_id, caseId)))
        .returning({ id: matter.id })
      return rows.map((row) => row.id)
    },

    async getDeleted(id: MatterId): Promise<MatterRow> {
      const [row] = await tx
        .select(columns)
        .from(matter)
        .where(and(own, isNotNull(matter.deleted_at), eq(matter.id, id)))
      if (!row) throw new NotFound()
      return row
    },

    async listDeleted(limit: number) {
      const rows = await tx
        .select({ ...columns, deleted_at: matter.deleted_at, deleted_by: person.name })
        .from(matter)
        .leftJoin(person, eq(person.id, matter.deleted_by))
        .where(and(own, isNotNull(matter.deleted_at)))
        .orderBy(desc(matter.deleted_at), matter.id)
        .limit(limit)
      return rows.flatMap(({ deleted_at, ...row }) => (deleted_at ? [{ ...row, deleted_at }] : []))
    },

    /** Takes a matter out of the bin. */
    async restore(id: MatterId, changes: MatterChanges = {}): Promise<MatterRow> {
      const [row] = await tx
        .update(matter)
        .set({ ...changes, deleted_at: null, deleted_by: null })
        .where(and(own, eq(matter.id, id)))
        .returning(columns)
      if (!row) throw new NotFound()
      return row
    },

    async removeDeletedBefore(instant: Date): Promise<number> {
      const rows = await tx
        .delete(matter)
        .where(and(own, lt(matter.deleted_at, instant)))
        .returning({ id: matter.id })
      return rows.length
    },

    /** The cells of the counter cube that hold any matter. */
    listCounts: (filters: MatterFilters) =>
      tx
        .select({
          hc_name: matterCount.hc_name,
          case_status: matterCount.case_status,
          case_year: matterCount.case_year,
          matters: matterCount.matters,
        })
        .from(matterCount)
        .where(and(eq(matterCount.chamber_id, chamberId), sql`${matterCount.matters} > 0`, ...cubeConditions(filters))),
  }
}
