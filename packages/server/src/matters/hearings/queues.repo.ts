import { dateless, type Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import {
  type AnyColumn,
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { caseHearing } from '../../courts/courts/courts.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { membership, person } from '../../platform/db/people.schema.ts'
import { listing } from '../listings/listings.schema.ts'
import { hearing } from './hearings.schema.ts'

interface Before {
  chamberId: ChamberId
  today: CourtDate
  /** Patterns of the ids of the courts that have risen today. */
  risen: readonly string[]
}

function missingOutcomes(db: Tx, { chamberId, today, risen }: Before) {
  const asText = (column: AnyColumn) => sql<CourtDate>`${column}::text`.as('date')
  const pending = and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at), eq(matter.case_status, 'pending'))
  const dated = db
    .select({ matter_id: matter.id, date: asText(matter.next_date) })
    .from(matter)
    .where(and(pending, lte(matter.next_date, today)))
  const datedByCourt = db
    .select({ matter_id: matter.id, date: asText(matter.court_next_date) })
    .from(matter)
    .where(and(pending, isNotNull(matter.own_next_date), lte(matter.court_next_date, today)))
  const noted = db
    .select({ matter_id: hearing.matter_id, date: asText(hearing.date) })
    .from(hearing)
    .where(and(eq(hearing.chamber_id, chamberId), isNull(hearing.deleted_at), lte(hearing.date, today)))
  const isListed = and(ne(listing.kind, 'advance'), isNull(listing.dismissed_at))
  const listed = db
    .select({ matter_id: sql<MatterId>`${listing.matter_id}`.as('matter_id'), date: asText(listing.date) })
    .from(listing)
    .where(
      and(
        eq(listing.chamber_id, chamberId),
        isNotNull(listing.matter_id),
        isNull(listing.gone_at),
        lte(listing.date, today),
        isListed,
      ),
    )
  const day = union(dated, datedByCourt, noted, listed).as('day')

  const onDay = (table: { matter_id: AnyColumn; date: AnyColumn; chamber_id: AnyColumn }) =>
    and(eq(table.chamber_id, chamberId), eq(table.matter_id, day.matter_id), sql`${table.date} = ${day.date}::date`)
  const isNoted = exists(
    db
      .select({ one: sql`1` })
      .from(hearing)
      .where(and(onDay(hearing), isNotNull(hearing.recorded_at), isNull(hearing.deleted_at))),
  )
  const hasCourtEntry = exists(
    db
      .select({ one: sql`1` })
      .from(caseHearing)
      .where(and(eq(caseHearing.case_id, matter.case_id), sql`${caseHearing.business_date} = ${day.date}::date`)),
  )
  const onList = (isGone: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(listing)
        .where(and(onDay(listing), isListed, isGone)),
    )
  const isOver = sql`(${day.date}::date < ${today} or ${matter.hc_name} like any(${sql.param(risen)}::text[]))`
  const isDropped = and(onList(isNotNull(listing.gone_at)), not(onList(isNull(listing.gone_at))))
  return db
    .select({ matter_id: day.matter_id, date: day.date, total: sql<number>`count(*) over ()::int`.as('total') })
    .from(day)
    .innerJoin(matter, and(pending, eq(matter.id, day.matter_id)))
    .where(and(isOver, not(isNoted), not(hasCourtEntry), sql`${isDropped} is not true`))
    .orderBy(desc(day.date), day.matter_id)
}

interface Days {
  from: CourtDate
  to: CourtDate
}

interface LoadSpan extends Days {
  exceptMatter: MatterId | undefined
}

const listPeople = (db: Tx, { chamberId }: { chamberId: ChamberId }) =>
  db
    .select({ _id: person.id, name: person.name })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .where(
      and(
        eq(membership.chamber_id, chamberId),
        isNotNull(person.name),
        inArray(membership.role, ['owner', 'advocate', 'clerk']),
      ),
    )
    .orderBy(sql`${membership.role} = 'clerk'`, person.name)

export function queuesRepo(tx: Tx, chamberId: ChamberId) {
  const live = and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at))
  const pending = and(live, eq(matter.case_status, 'pending'))

  const enteredOn = ({ from, to }: Days): SQL | undefined =>
    and(
      eq(hearing.chamber_id, chamberId),
      isNull(hearing.deleted_at),
      gte(hearing.date, from),
      lte(hearing.date, to),
      live,
    )

  const undated = (today: CourtDate): SQL | undefined =>
    and(
      pending,
      or(isNull(matter.next_date), sql`${matter.next_date} < ${today}`),
      sql`coalesce((
        select ${hearing.outcome} from ${hearing}
        where ${hearing.chamber_id} = ${chamberId} and ${hearing.matter_id} = ${matter.id}
          and ${hearing.outcome} is not null and ${hearing.deleted_at} is null
        order by ${hearing.date} desc limit 1), '') <> all(array[${sql.join(
          dateless.map((outcome) => sql`${outcome}`),
          sql`, `,
        )}]::text[])`,
    )

  return {
    async listMissingOutcomes(today: CourtDate, risen: readonly string[], limit: number) {
      const rows = await missingOutcomes(tx, { chamberId, today, risen }).limit(limit)
      return { total: rows[0]?.total ?? 0, days: rows }
    },

    async countUndated(today: CourtDate): Promise<number> {
      return tx.$count(matter, undated(today))
    },

    listUndated: (today: CourtDate, limit: number) =>
      tx
        .select({
          matter_id: matter.id,
          hc_name: matter.hc_name,
          ctitle: matter.title,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
          stage: matter.stage,
          last_date: matter.next_date,
        })
        .from(matter)
        .where(undated(today))
        .orderBy(sql`${matter.next_date} desc nulls last`, matter.title, matter.id)
        .limit(limit),

    async countByCourt({ from, to, exceptMatter }: LoadSpan) {
      const others = exceptMatter ? ne(matter.id, exceptMatter) : undefined
      const dated = tx
        .select({ id: matter.id, court: matter.hc_name, date: sql<CourtDate>`${matter.next_date}::text`.as('date') })
        .from(matter)
        .where(and(pending, others, gte(matter.next_date, from), lte(matter.next_date, to)))
      const entered = tx
        .select({ id: matter.id, court: matter.hc_name, date: sql<CourtDate>`${hearing.date}::text`.as('date') })
        .from(hearing)
        .innerJoin(matter, and(eq(matter.chamber_id, hearing.chamber_id), eq(matter.id, hearing.matter_id)))
        .where(and(enteredOn({ from, to }), eq(hearing.is_manual, true), others))
      const days = union(dated, entered).as('days')
      return tx
        .select({ date: days.date, court: sql<CourtId>`${days.court}`, count: count() })
        .from(days)
        .groupBy(days.date, days.court)
        .orderBy(days.date, desc(count()), days.court)
    },

    listAppearing: (days: Days) =>
      tx
        .selectDistinct({
          date: sql<CourtDate>`${hearing.date}::text`,
          matter_id: hearing.matter_id,
          name: person.name,
        })
        .from(hearing)
        .innerJoin(matter, and(eq(matter.chamber_id, hearing.chamber_id), eq(matter.id, hearing.matter_id)))
        .innerJoin(person, eq(person.id, hearing.appearing_id))
        .where(enteredOn(days))
        .orderBy(person.name),

    async listUsualOutcomes(matterId: MatterId): Promise<Outcome[]> {
      const asked = alias(matter, 'asked')
      const ofStage = sql`count(*) filter (where ${matter.stage} = ${asked.stage})`
      const rows = await tx
        .select({ outcome: hearing.outcome })
        .from(asked)
        .innerJoin(matter, and(live, eq(matter.hc_name, asked.hc_name)))
        .innerJoin(hearing, and(eq(hearing.chamber_id, chamberId), eq(hearing.matter_id, matter.id)))
        .where(
          and(
            eq(asked.chamber_id, chamberId),
            eq(asked.id, matterId),
            isNotNull(hearing.outcome),
            isNull(hearing.deleted_at),
          ),
        )
        .groupBy(hearing.outcome)
        .orderBy(desc(ofStage), desc(count()), hearing.outcome)
      return rows.flatMap(({ outcome }) => outcome ?? [])
    },

    listPeople: () => listPeople(tx, { chamberId }),
  }
}
