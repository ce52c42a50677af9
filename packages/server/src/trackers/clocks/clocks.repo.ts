import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, ClockId, CourtId, MatterId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import type { ClockGroup } from '@peshi/contract/trackers/clock-rules'
import { clockRules } from '@peshi/contract/trackers/clock-rules'
import type { ClockState, ClockSubject } from '@peshi/contract/trackers/clocks'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { responsibleFor } from '../../matters/hearings/responsible.ts'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { direction } from '../directions/directions.schema.ts'
import { clock, clockDismissal } from './clocks.schema.ts'

export type ClockChanges = Partial<Omit<typeof clock.$inferInsert, 'chamber_id' | 'id'>>
export type NewClock = Omit<typeof clock.$inferInsert, 'chamber_id'>

export interface ClockFilter {
  state?: ClockState | 'open' | 'all'
  group?: ClockGroup | undefined
  matterId?: MatterId | undefined
  isUnticked?: boolean | undefined
  dueFrom?: CourtDate | undefined
  dueTo?: CourtDate | undefined
  patterns?: readonly string[]
}

const enterer = alias(person, 'enterer')
const ticker = alias(person, 'ticker')
const ender = alias(person, 'ender')
const remover = alias(person, 'remover')

const rowColumns = {
  clock,
  matter_title: matter.title,
  matter_next_date: matter.next_date,
  unique_id: matter.unique_id,
  unique_case_number: matter.unique_case_number,
  hc_name: matter.hc_name,
  case_type: matter.case_type,
  case_number: matter.case_number,
  case_year: matter.case_year,
  our_side: matter.our_side,
  order_date: caseOrder.date,
  by_side: direction.by_side,
  page: direction.page,
  words: direction.text,
  entered_name: enterer.name,
  ticked_name: ticker.name,
  ended_name: ender.name,
}

const ofMatter = and(eq(matter.chamber_id, clock.chamber_id), eq(matter.id, clock.matter_id))
const ofDirection = and(
  eq(clock.subject_kind, 'direction'),
  eq(direction.chamber_id, clock.chamber_id),
  sql`${direction.id} = ${clock.subject_id}`,
)

const liveOf = (chamberId: ChamberId) =>
  and(eq(clock.chamber_id, chamberId), isNull(clock.deleted_at), or(isNull(clock.matter_id), isNull(matter.deleted_at)))

const selectClocks = (db: Tx) =>
  db
    .select(rowColumns)
    .from(clock)
    .leftJoin(matter, ofMatter)
    .leftJoin(caseOrder, eq(caseOrder.id, clock.order_id))
    .leftJoin(direction, ofDirection)
    .leftJoin(enterer, eq(enterer.id, clock.entered_by))
    .leftJoin(ticker, eq(ticker.id, clock.ticked_by))
    .leftJoin(ender, eq(ender.id, clock.ended_by))

const newer = alias(clock, 'newer')

/** A direction's deadline is in the bin if it was deleted alone. */
const isInBin = (db: Tx, chamberId: ChamberId) =>
  and(
    eq(clock.chamber_id, chamberId),
    isNotNull(clock.deleted_at),
    or(isNull(clock.matter_id), isNull(matter.deleted_at)),
    or(
      ne(clock.subject_kind, 'direction'),
      and(
        ne(direction.state, 'dismissed'),
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.chamber_id, chamberId),
                eq(newer.subject_kind, 'direction'),
                eq(newer.subject_id, clock.subject_id),
                gt(newer.created_at, clock.created_at),
              ),
            ),
        ),
      ),
    ),
  )

interface Span {
  chamberId: ChamberId
  from: CourtDate
  to: CourtDate
  limit: number | undefined
}

const listBetween = (db: Tx, { chamberId, from, to, limit }: Span) => {
  const between = selectClocks(db)
    .where(and(liveOf(chamberId), isNull(clock.ended), sql`${clock.due_on} between ${from} and ${to}`))
    .orderBy(asc(clock.due_on), asc(clock.id))
  return limit ? between.limit(limit) : between
}

const countPast = (db: Tx, { chamberId, on }: { chamberId: ChamberId; on: CourtDate }) =>
  db
    .select({ count: count() })
    .from(clock)
    .leftJoin(matter, ofMatter)
    .where(and(liveOf(chamberId), isNull(clock.ended), sql`${clock.due_on} < ${on}`))

export function clocksRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(clock.chamber_id, chamberId)
  const live = liveOf(chamberId)
  const rows = () => selectClocks(tx)

  const filtered = (filter: ClockFilter, today: CourtDate): SQL | undefined =>
    and(
      live,
      filter.matterId ? eq(clock.matter_id, filter.matterId) : undefined,
      filter.group ? inArray(clock.rule, keysOf(filter.group)) : undefined,
      filter.isUnticked ? and(clock.is_critical, isNull(clock.ticked_at), isNull(clock.ended)) : undefined,
      filter.dueFrom ? gte(clock.due_on, filter.dueFrom) : undefined,
      filter.dueTo ? lte(clock.due_on, filter.dueTo) : undefined,
      ...(filter.patterns ?? []).map(
        (pattern) =>
          sql`(coalesce(${matter.search_text}, '') || ' ' || fold_text(coalesce(${clock.subject_label}, '') || ' ' || coalesce(${clock.title}, ''))) like ${pattern}`,
      ),
      filter.state === 'open'
        ? isNull(clock.ended)
        : filter.state && filter.state !== 'all'
          ? sql`${stateOn(today)} = ${filter.state}`
          : undefined,
    )

  return {
    async list(filter: ClockFilter, today: CourtDate, limit: number, offset = 0) {
      const isEnded = filter.state === 'done' || filter.state === 'stopped'
      return rows()
        .where(filtered(filter, today))
        .orderBy(
          ...(isEnded
            ? [desc(clock.ended_at)]
            : [sql`${clock.ended} is not null`, asc(clock.due_on), asc(clock.created_at)]),
          asc(clock.id),
        )
        .limit(limit)
        .offset(offset)
    },

    async countByState(filter: ClockFilter, today: CourtDate): Promise<Record<ClockState, number>> {
      const state = stateOn(today)
      const counted = await tx
        .select({ state: sql<ClockState>`${state}`.as('state'), count: count() })
        .from(clock)
        .leftJoin(matter, ofMatter)
        .where(filtered({ ...filter, state: 'all' }, today))
        .groupBy(sql`1`)
      const none = { running: 0, near: 0, today: 0, past: 0, done: 0, stopped: 0 }
      return { ...none, ...Object.fromEntries(counted.map((each) => [each.state, each.count])) }
    },

    listBetween: (from: CourtDate, to: CourtDate, limit?: number) => listBetween(tx, { chamberId, from, to, limit }),

    async countPast(on: CourtDate): Promise<number> {
      const [row] = await countPast(tx, { chamberId, on })
      return row?.count ?? 0
    },

    /** For a list that joins deadlines with other things that fall due. */
    selectDue: (filter: ClockFilter, today: CourtDate) =>
      tx
        .select({
          kind: sql<'clock' | 'task' | 'copy'>`'clock'`.as('kind'),
          ref: sql<string>`${clock.id}::text`.as('ref'),
          due_on: sql<CourtDate>`${clock.due_on}::text`.as('due_on'),
          matter_id: sql<string | null>`${clock.matter_id}::text`.as('matter_id'),
          matter_title: sql<string | null>`coalesce(${matter.title}, ${clock.subject_label})`.as('matter_title'),
          people: responsibleFor(chamberId, clock.matter_id, clock.entered_by).as('people'),
        })
        .from(clock)
        .leftJoin(matter, ofMatter)
        .where(filtered(filter, today)),

    listByIds: (ids: readonly ClockId[]) => rows().where(and(live, inArray(clock.id, [...ids]))),

    listToRemind: (on: CourtDate) =>
      rows()
        .where(and(live, isNull(clock.ended), sql`(${clock.due_on} - ${on}::date) = any(${clock.reminders})`))
        .orderBy(asc(clock.due_on), asc(clock.id)),

    async get(id: ClockId, where: 'running' | 'in the bin' = 'running') {
      return rows()
        .where(and(where === 'running' ? live : isInBin(tx, chamberId), eq(clock.id, id)))
        .then(takeOne)
    },

    listDeleted: (limit: number) =>
      tx
        .select({ ...rowColumns, remover_name: remover.name })
        .from(clock)
        .leftJoin(matter, ofMatter)
        .leftJoin(caseOrder, eq(caseOrder.id, clock.order_id))
        .leftJoin(direction, ofDirection)
        .leftJoin(enterer, eq(enterer.id, clock.entered_by))
        .leftJoin(ticker, eq(ticker.id, clock.ticked_by))
        .leftJoin(ender, eq(ender.id, clock.ended_by))
        .leftJoin(remover, eq(remover.id, clock.deleted_by))
        .where(isInBin(tx, chamberId))
        .orderBy(desc(clock.deleted_at))
        .limit(limit),

    async listCourtsOfOpen(): Promise<CourtId[]> {
      const rows = await tx
        .selectDistinct({ court: clock.court })
        .from(clock)
        .where(and(own, isNull(clock.deleted_at), isNull(clock.ended)))
      return rows.flatMap(({ court }) => court ?? [])
    },

    listOfCourts: (courts: readonly CourtId[]) =>
      tx
        .select()
        .from(clock)
        .where(and(own, isNull(clock.deleted_at), isNull(clock.ended), inArray(clock.court, [...courts])))
        .orderBy(clock.id)
        .for('update'),

    listOpenOfMatter: (matterId: MatterId) =>
      tx
        .select()
        .from(clock)
        .where(and(own, isNull(clock.deleted_at), isNull(clock.ended), eq(clock.matter_id, matterId)))
        .orderBy(clock.id)
        .for('update'),

    listOfSubjects: (kind: ClockSubject, subjectIds: readonly string[]) =>
      tx
        .select()
        .from(clock)
        .where(
          and(own, isNull(clock.deleted_at), eq(clock.subject_kind, kind), inArray(clock.subject_id, [...subjectIds])),
        ),

    insert: (rows: readonly NewClock[]): Promise<void> =>
      insertsInto(clock)(
        tx,
        rows.map((row) => ({ ...row, chamber_id: chamberId })),
      ),

    raiseVersion: (id: ClockId, edit: Edit) => raiseVersion(tx, clock, and(own, eq(clock.id, id)), edit),

    async update(id: ClockId, changes: ClockChanges): Promise<void> {
      await tx
        .update(clock)
        .set(changes)
        .where(and(own, eq(clock.id, id)))
    },

    getMatter: (id: MatterId) =>
      tx
        .select({ id: matter.id, case_id: matter.case_id, hc_name: matter.hc_name })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    async isOrderOf(orderId: OrderId, caseId: (typeof caseOrder.$inferSelect)['case_id']): Promise<boolean> {
      const [row] = await tx
        .select({ id: caseOrder.id })
        .from(caseOrder)
        .where(and(eq(caseOrder.id, orderId), eq(caseOrder.case_id, caseId)))
      return row !== undefined
    },

    listDismissed: (matterId: MatterId) =>
      tx
        .select({ rule: clockDismissal.rule, start_on: clockDismissal.start_on })
        .from(clockDismissal)
        .where(and(eq(clockDismissal.chamber_id, chamberId), eq(clockDismissal.matter_id, matterId))),

    async dismiss(matterId: MatterId, rule: string, start_on: CourtDate, by: PersonId, at: Date): Promise<void> {
      await tx
        .insert(clockDismissal)
        .values({ chamber_id: chamberId, matter_id: matterId, rule, start_on, dismissed_by: by, dismissed_at: at })
        .onConflictDoNothing()
    },

    async suggestAgain(matterId: MatterId, rule: string, start_on: CourtDate): Promise<void> {
      await tx
        .delete(clockDismissal)
        .where(
          and(
            eq(clockDismissal.chamber_id, chamberId),
            eq(clockDismissal.matter_id, matterId),
            eq(clockDismissal.rule, rule),
            eq(clockDismissal.start_on, start_on),
          ),
        )
    },
  }
}

export type ClockRow = Awaited<ReturnType<ReturnType<typeof clocksRepo>['get']>>

const keysOf = (group: ClockGroup) => clockRules.filter((rule) => rule.group === group).map(({ key }) => key)

const stateOn = (today: CourtDate): SQL => sql`case
  when ${clock.ended} is not null then ${clock.ended}
  when ${clock.due_on} < ${today}::date then 'past'
  when ${clock.due_on} = ${today}::date then 'today'
  when ${clock.due_on} <= ${today}::date + ${clock.near_days}::int then 'near'
  else 'running' end`
