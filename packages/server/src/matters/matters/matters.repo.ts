import { caseKey } from '@peshi/contract/courts/case-key'
import { otherForum } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter, matterCount } from '../../platform/db/matters.schema.ts'
import { chamber, person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { listPage, type MatterFilters, type MatterPage, matchesText } from './matter-list.repo.ts'
import { columns, detailColumns, type MatterDetailRow, type MatterRow } from './matters.columns.ts'
import { matchesSections, type SectionSearch } from './section-search.ts'

/** `createNextDates` writes the next dates. */
export type NewMatter = Omit<typeof matter.$inferInsert, 'chamber_id' | 'own_next_date' | 'court_next_date'>

/** `createSetCaseStatus` writes the state. */
export type MatterChanges = Partial<Omit<NewMatter, 'id' | 'case_status'>>

export interface MatterSelection extends MatterFilters {
  range?: readonly [string, string] | undefined
  ids?: readonly MatterId[] | undefined
  patterns?: readonly string[] | undefined
  sections?: SectionSearch | null | undefined
}

/** Must match the indexes exactly. Otherwise PostgreSQL sorts all matters. */
const newestFirst = sql`${matter.created_at} desc nulls last, ${matter.id} asc nulls last`
const byNextDate = sql`${matter.next_date} asc nulls last, ${matter.id} asc nulls last`

const filterConditions = (
  chamberId: ChamberId,
  { court, status, year, tag, person, range, ids, patterns = [], sections }: MatterSelection,
) =>
  [
    court && eq(matter.hc_name, court),
    status && eq(matter.case_status, status),
    year !== undefined && eq(matter.case_year, year),
    tag && sql`${matter.id} in (select matter_id from matter_tag where chamber_id = ${chamberId} and tag_id = ${tag})`,
    person &&
      sql`${matter.id} in (select matter_id from matter_team where chamber_id = ${chamberId} and person_id = ${person})`,
    range && sql`${matter.next_date} between ${range[0]} and ${range[1]}`,
    ids && inArray(matter.id, [...ids]),
    ...patterns.map((pattern) => matchesText(pattern)),
    ...(sections ? [matchesSections(sections, matter.search_text, matter.case_id)] : []),
  ].filter((condition): condition is SQL => Boolean(condition))

/** A CNR whose court is not known is kept without a court. */
const isAt = (court: CourtId) => inArray(matter.hc_name, [court, otherForum])

const liveOf = (chamberId: ChamberId) => and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))

interface One {
  chamberId: ChamberId
  id: MatterId
}

const findRow = (db: Tx, { chamberId, id }: One) =>
  db
    .select(columns)
    .from(matter)
    .where(and(liveOf(chamberId), eq(matter.id, id)))

const findDetail = (db: Tx, { chamberId, id }: One) =>
  db
    .select(detailColumns)
    .from(matter)
    .where(and(liveOf(chamberId), eq(matter.id, id)))

const listRows = (db: Tx, { chamberId, ids }: { chamberId: ChamberId; ids: readonly MatterId[] }) =>
  db
    .select(columns)
    .from(matter)
    .where(and(liveOf(chamberId), inArray(matter.id, [...ids])))

const insertRow = (db: Tx, row: typeof matter.$inferInsert) =>
  db.insert(matter).values(row).onConflictDoNothing().returning(columns)

type CubeFilters = Pick<MatterFilters, 'court' | 'status' | 'year'>

const listCounts = (db: Tx, { chamberId, court, status, year }: CubeFilters & { chamberId: ChamberId }) =>
  db
    .select({
      hc_name: matterCount.hc_name,
      case_status: matterCount.case_status,
      case_year: matterCount.case_year,
      matters: matterCount.matters,
    })
    .from(matterCount)
    .where(
      and(
        eq(matterCount.chamber_id, chamberId),
        sql`${matterCount.matters} > 0`,
        court && eq(matterCount.hc_name, court),
        status && eq(matterCount.case_status, status),
        year === undefined ? undefined : eq(matterCount.case_year, year),
      ),
    )

interface WholeNumber {
  hc_name: CourtId
  unique_id: string
  case_type: string
  case_number: string
  case_year: number
}

type Numbers = Pick<MatterRow, 'hc_name' | 'cnr' | 'case_type' | 'case_number' | 'case_year'>

export function mattersRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(matter.chamber_id, chamberId)
  const live = liveOf(chamberId)

  async function get(id: MatterId): Promise<MatterRow> {
    return findRow(tx, { chamberId, id }).then(takeOne)
  }

  return {
    get,

    getDetail: (id: MatterId): Promise<MatterDetailRow> => findDetail(tx, { chamberId, id }).then(takeOne),

    list: (page: MatterPage) => listPage(tx, chamberId, page),

    /** The first comparison lets PostgreSQL use the index. The second leaves out rows that were already returned. */
    listAfter(filters: MatterSelection, after: MatterRow | null, limit: number): Promise<MatterRow[]> {
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
        .where(and(live, ...filterConditions(chamberId, filters), behind))
        .orderBy(byDate ? byNextDate : newestFirst)
        .limit(limit)
    },

    listPendingOn: (date: CourtDate, limit: number): Promise<MatterRow[]> =>
      tx
        .select(columns)
        .from(matter)
        .where(and(live, eq(matter.case_status, 'pending'), eq(matter.next_date, date)))
        .orderBy(matter.hc_name, matter.title, matter.id)
        .limit(limit),

    async listByIds(ids: readonly MatterId[]): Promise<MatterRow[]> {
      return ids.length === 0 ? [] : listRows(tx, { chamberId, ids })
    },

    async getChamberName(): Promise<string> {
      const row = await tx.select({ name: chamber.name }).from(chamber).where(eq(chamber.id, chamberId)).then(takeOne)
      return row.name
    },

    findByCase: (caseId: CaseId): Promise<MatterRow | null> =>
      tx
        .select(columns)
        .from(matter)
        .where(and(live, eq(matter.case_id, caseId)))
        .then(takeFirst),

    findByNumber({ hc_name, unique_id, case_type, case_number, case_year }: WholeNumber): Promise<MatterRow | null> {
      const key = caseKey(case_type, case_number, case_year)
      const keyOfRow = sql`case_number_key(${matter.case_type}, ${matter.case_number}, ${matter.case_year})`
      return tx
        .select(columns)
        .from(matter)
        .where(and(live, or(eq(matter.unique_id, unique_id), and(eq(matter.hc_name, hc_name), eq(keyOfRow, key)))))
        .limit(1)
        .then(takeFirst)
    },

    /** A case of this CNR or number that waits for its first page. */
    findUnread({ hc_name, cnr, case_type, case_number, case_year }: Numbers): Promise<MatterRow | null> {
      const key = caseKey(case_type ?? '', case_number ?? '', case_year ?? 0)
      const keyOfRow = sql`case_number_key(${matter.case_type}, ${matter.case_number}, ${matter.case_year})`
      return tx
        .select(columns)
        .from(matter)
        .where(
          and(
            live,
            matter.is_unread,
            or(
              cnr ? and(eq(matter.cnr, cnr), isAt(hc_name)) : undefined,
              key ? and(eq(keyOfRow, key), eq(matter.hc_name, hc_name)) : undefined,
            ),
          ),
        )
        .limit(1)
        .then(takeFirst)
    },

    findByCnr: (hc_name: CourtId, cnr: string): Promise<MatterRow | null> =>
      tx
        .select(columns)
        .from(matter)
        .where(and(live, eq(matter.cnr, cnr), hc_name === otherForum ? undefined : isAt(hc_name)))
        .limit(1)
        .then(takeFirst),

    findDeletedByCase: (caseId: CaseId): Promise<MatterRow | null> =>
      tx
        .select(columns)
        .from(matter)
        .where(and(own, isNotNull(matter.deleted_at), eq(matter.case_id, caseId)))
        .orderBy(desc(matter.deleted_at))
        .limit(1)
        .then(takeFirst),

    insert: (values: NewMatter): Promise<MatterRow | null> =>
      insertRow(tx, { ...values, chamber_id: chamberId }).then(takeFirst),

    async insertMany(values: readonly NewMatter[]): Promise<MatterRow[]> {
      const rows = values.map((one) => ({ ...one, id: one.id ?? (newId() as MatterId), chamber_id: chamberId }))
      const made = new Map((await tx.insert(matter).values(rows).returning(columns)).map((row) => [row.id, row]))
      return rows.flatMap(({ id }) => made.get(id) ?? [])
    },

    /** Locks the matters until the transaction ends. */
    raiseVersions: (ids: readonly MatterId[], edit: Pick<Edit, 'by' | 'at'>): Promise<void> =>
      raiseVersion(tx, matter, and(own, inArray(matter.id, [...ids])), edit),

    raiseVersion: (id: MatterId, edit: Edit): Promise<void> =>
      raiseVersion(tx, matter, and(live, eq(matter.id, id)), edit),

    /** Throws if the matter is in the bin. */
    async update(id: MatterId, changes: MatterChanges): Promise<void> {
      if (Object.keys(changes).length === 0) return
      await tx
        .update(matter)
        .set(changes)
        .where(and(live, eq(matter.id, id)))
        .returning({ id: matter.id })
        .then(takeOne)
    },

    async removeMany(
      ids: readonly MatterId[],
      changes: Required<Pick<MatterChanges, 'deleted_at' | 'deleted_by'>>,
    ): Promise<MatterId[]> {
      const rows = await tx
        .update(matter)
        .set(changes)
        .where(and(live, inArray(matter.id, [...ids])))
        .returning({ id: matter.id })
      return rows.map(({ id }) => id)
    },

    lockByCase: (caseId: CaseId) =>
      tx
        .select({
          id: matter.id,
          hc_name: matter.hc_name,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
        })
        .from(matter)
        .where(and(live, eq(matter.case_id, caseId)))
        .for('update'),

    async updateByCase(caseId: CaseId, changes: MatterChanges): Promise<void> {
      await tx
        .update(matter)
        .set(changes)
        .where(and(live, eq(matter.case_id, caseId)))
    },

    getDeleted: (id: MatterId): Promise<MatterRow> =>
      tx
        .select(columns)
        .from(matter)
        .where(and(own, isNotNull(matter.deleted_at), eq(matter.id, id)))
        .then(takeOne),

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

    async restore(id: MatterId, changes: MatterChanges): Promise<void> {
      await tx
        .update(matter)
        .set({ ...changes, deleted_at: null, deleted_by: null })
        .where(and(own, eq(matter.id, id)))
    },

    listCounts: ({ court, status, year }: MatterFilters) => listCounts(tx, { chamberId, court, status, year }),
  }
}
