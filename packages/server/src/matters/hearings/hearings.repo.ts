import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, HearingId, MatterId } from '@peshi/contract/platform/ids'
import { type AnyColumn, and, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { caseHearing } from '../../courts/courts/courts.schema.ts'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { listing } from '../listings/listings.schema.ts'
import { columns } from '../matters/matters.columns.ts'
import type { DatedMatter, HistoryDay, ListedDay, NotedDay } from './hearing-days.ts'
import { hearing } from './hearings.schema.ts'

export interface DaySpan {
  from: CourtDate
  to: CourtDate
  courts?: readonly CourtId[] | undefined
  matterIds?: readonly MatterId[] | undefined
}

export type HearingChanges = Partial<Omit<typeof hearing.$inferInsert, 'chamber_id' | 'id' | 'matter_id' | 'date'>>

const asText = (column: AnyColumn) => sql<CourtDate>`${column}::text`
const appearing = alias(person, 'appearing')
const recorder = alias(person, 'recorder')

const ofLive = (chamberId: ChamberId) => and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))

type Asked = DaySpan & { chamberId: ChamberId; limit: number }

const within = ({ chamberId, from, to, courts, matterIds }: Asked, column: AnyColumn): SQL | undefined =>
  and(
    ofLive(chamberId),
    sql`${column} between ${from} and ${to}`,
    courts && inArray(matter.hc_name, [...courts]),
    matterIds && inArray(matter.id, [...matterIds]),
  )

const listDated = (db: Tx, asked: Asked) => {
  const pending = eq(matter.case_status, 'pending')
  const next = db
    .select({ matter_id: matter.id, date: asText(matter.next_date).as('date') })
    .from(matter)
    .where(and(within(asked, matter.next_date), pending))
  const beside = db
    .select({ matter_id: matter.id, date: asText(matter.court_next_date).as('date') })
    .from(matter)
    .where(and(within(asked, matter.court_next_date), pending, isNotNull(matter.own_next_date)))
  return union(next, beside).orderBy(sql`2, 1`).limit(asked.limit)
}

const listHistory = (db: Tx, asked: Asked) =>
  db
    .select({
      matter_id: matter.id,
      date: asText(caseHearing.business_date),
      purpose: caseHearing.purpose,
      judge: caseHearing.judge,
      business: caseHearing.business,
      next_date: caseHearing.next_date,
    })
    .from(matter)
    .innerJoin(caseHearing, eq(caseHearing.case_id, matter.case_id))
    .where(within(asked, caseHearing.business_date))
    .orderBy(caseHearing.business_date, matter.id, caseHearing.position)
    .limit(asked.limit)

const listNoted = (db: Tx, asked: Asked) =>
  db
    .select({
      id: hearing.id,
      matter_id: hearing.matter_id,
      date: hearing.date,
      is_manual: hearing.is_manual,
      court_no: hearing.court_no,
      item: hearing.item,
      time: hearing.time,
      coram: hearing.coram,
      stage: hearing.stage,
      note: hearing.note,
      video: hearing.video,
      changes: hearing.changes,
      appearing_id: hearing.appearing_id,
      appearing_name: appearing.name,
      outcome: hearing.outcome,
      next_date: hearing.next_date,
      business: hearing.business,
      time_given: hearing.time_given,
      recorded_at: hearing.recorded_at,
      recorded_by: recorder.name,
      recorded_outside: hearing.recorded_outside,
      recorded_from: hearing.recorded_from,
      version: hearing.version,
      edited_by: hearing.edited_by,
      edited_at: hearing.edited_at,
    })
    .from(hearing)
    .innerJoin(matter, and(eq(matter.chamber_id, hearing.chamber_id), eq(matter.id, hearing.matter_id)))
    .leftJoin(appearing, eq(appearing.id, hearing.appearing_id))
    .leftJoin(recorder, eq(recorder.id, hearing.recorded_by))
    .where(and(eq(hearing.chamber_id, asked.chamberId), isNull(hearing.deleted_at), within(asked, hearing.date)))
    .orderBy(hearing.date, hearing.matter_id)
    .limit(asked.limit)

const listListed = (db: Tx, asked: Asked) =>
  db
    .select({
      matter_id: matter.id,
      date: listing.date,
      kind: listing.kind,
      position: listing.position,
      court_no: listing.court_no,
      item: listing.item,
      coram: listing.coram,
      time: listing.time,
      stage: listing.stage,
      next_date: listing.next_date,
      list: causeList.title,
      first_seen_at: listing.first_seen_at,
      moved_at: listing.moved_at,
      moved_from: listing.moved_from,
      gone_at: listing.gone_at,
      changes: listing.changes,
    })
    .from(listing)
    .innerJoin(causeList, eq(causeList.id, listing.list_id))
    .innerJoin(matter, and(eq(matter.chamber_id, listing.chamber_id), eq(matter.id, listing.matter_id)))
    .where(
      and(
        eq(listing.chamber_id, asked.chamberId),
        ne(listing.kind, 'advance'),
        isNull(listing.dismissed_at),
        within(asked, listing.date),
      ),
    )
    .orderBy(listing.date, matter.id, listing.position)
    .limit(asked.limit)

const datedColumns = { ...columns, court_next_date: matter.court_next_date, own_next_date: matter.own_next_date }

const listMatters = (db: Tx, { chamberId, ids }: { chamberId: ChamberId; ids: readonly MatterId[] }) =>
  db
    .select(datedColumns)
    .from(matter)
    .where(and(ofLive(chamberId), inArray(matter.id, [...ids])))

interface OneMatter {
  chamberId: ChamberId
  id: MatterId
}

const findMatter = (db: Tx, { chamberId, id }: OneMatter) =>
  db
    .select({ id: matter.id })
    .from(matter)
    .where(and(ofLive(chamberId), eq(matter.id, id)))

const holdMatter = (db: Tx, { chamberId, id }: OneMatter) =>
  db
    .select(datedColumns)
    .from(matter)
    .where(and(ofLive(chamberId), eq(matter.id, id)))
    .for('update')

interface OneDay {
  chamberId: ChamberId
  matterId: MatterId
  date: CourtDate
}

const findNotedAfter = (db: Tx, { chamberId, matterId, date }: OneDay) =>
  db
    .select({ date: hearing.date })
    .from(hearing)
    .where(
      and(
        eq(hearing.chamber_id, chamberId),
        eq(hearing.matter_id, matterId),
        gt(hearing.date, date),
        isNotNull(hearing.outcome),
        isNull(hearing.deleted_at),
      ),
    )
    .orderBy(desc(hearing.date))
    .limit(1)

const findDay = (db: Tx, { chamberId, matterId, date }: OneDay) =>
  db
    .select()
    .from(hearing)
    .where(and(eq(hearing.chamber_id, chamberId), eq(hearing.matter_id, matterId), eq(hearing.date, date)))

const insertDay = (db: Tx, row: typeof hearing.$inferInsert) => db.insert(hearing).values(row)

export function hearingsRepo(tx: Tx, chamberId: ChamberId) {
  const asked = ({ courts, ...span }: DaySpan, limit: number): Asked => ({
    ...span,
    limit,
    chamberId,
    ...(courts?.length && { courts }),
  })

  return {
    listDated: (span: DaySpan, limit: number): Promise<{ matter_id: MatterId; date: CourtDate }[]> =>
      listDated(tx, asked(span, limit)),

    listHistory: (span: DaySpan, limit: number): Promise<HistoryDay[]> => listHistory(tx, asked(span, limit)),

    listNoted: (span: DaySpan, limit: number): Promise<NotedDay[]> => listNoted(tx, asked(span, limit)),

    listListed: (span: DaySpan, limit: number): Promise<ListedDay[]> => listListed(tx, asked(span, limit)),

    async listMatters(ids: readonly MatterId[]): Promise<DatedMatter[]> {
      return ids.length === 0 ? [] : listMatters(tx, { chamberId, ids })
    },

    getMatter: (id: MatterId): Promise<{ id: MatterId }> => findMatter(tx, { chamberId, id }).then(takeOne),

    holdMatter: (id: MatterId): Promise<DatedMatter> => holdMatter(tx, { chamberId, id }).then(takeOne),

    async findNotedAfter(matterId: MatterId, date: CourtDate): Promise<CourtDate | null> {
      const [row] = await findNotedAfter(tx, { chamberId, matterId, date })
      return row?.date ?? null
    },

    find: (matterId: MatterId, date: CourtDate) => findDay(tx, { chamberId, matterId, date }).then(takeFirst),

    listAll: (matterId: MatterId) =>
      tx
        .select()
        .from(hearing)
        .where(and(eq(hearing.chamber_id, chamberId), eq(hearing.matter_id, matterId))),

    async listNotedDays(matterId: MatterId): Promise<CourtDate[]> {
      const rows = await tx
        .select({ date: hearing.date })
        .from(hearing)
        .where(and(eq(hearing.chamber_id, chamberId), eq(hearing.matter_id, matterId), isNull(hearing.deleted_at)))
      return rows.map(({ date }) => date)
    },

    async get(id: HearingId) {
      const row = await tx
        .select({ hearing })
        .from(hearing)
        .innerJoin(matter, and(eq(matter.chamber_id, hearing.chamber_id), eq(matter.id, hearing.matter_id)))
        .where(and(eq(hearing.chamber_id, chamberId), eq(hearing.id, id), ofLive(chamberId)))
        .then(takeOne)
      return row.hearing
    },

    raiseVersion: (matterId: MatterId, date: CourtDate, edit: Edit): Promise<void> =>
      raiseVersion(
        tx,
        hearing,
        and(
          eq(hearing.chamber_id, chamberId),
          eq(hearing.matter_id, matterId),
          eq(hearing.date, date),
          isNull(hearing.deleted_at),
        ),
        edit,
      ),

    async insert(values: Omit<typeof hearing.$inferInsert, 'chamber_id'>): Promise<void> {
      await insertDay(tx, { ...values, chamber_id: chamberId })
    },

    async update(id: HearingId, changes: HearingChanges): Promise<void> {
      await tx
        .update(hearing)
        .set(changes)
        .where(and(eq(hearing.chamber_id, chamberId), eq(hearing.id, id)))
    },

    async remove(id: HearingId): Promise<void> {
      await tx.delete(hearing).where(and(eq(hearing.chamber_id, chamberId), eq(hearing.id, id)))
    },
  }
}
