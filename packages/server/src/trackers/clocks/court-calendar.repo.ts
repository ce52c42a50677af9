import {
  type ClosedSaturdays,
  type CourtCalendar,
  type CourtDay,
  type DateSpan,
  defaultSaturdays,
} from '@peshi/contract/courts/court-days'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { type ShippedCalendar, sharingCalendar, shippedCalendarsOf } from '@peshi/courts/catalogue/court-days'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { courtCalendar, courtCalendarOffer, courtCoverage, courtHoliday, courtWeek } from './clocks.schema.ts'

const batch = 500

interface OwnCalendar {
  saturdays: ClosedSaturdays | undefined
  days: CourtDay[]
  covers: DateSpan[]
}

/** Replaces a built-in year with the one that the operator loaded. */
function mergeYears(court: CourtId, loaded: readonly ShippedCalendar[]): ShippedCalendar[] {
  const years = new Map([...shippedCalendarsOf(court), ...loaded].map((each) => [each.year, each]))
  return [...years.values()].toSorted((a, b) => a.year - b.year)
}

function merge(shipped: readonly ShippedCalendar[], own: OwnCalendar): CourtCalendar {
  const days = new Map([...shipped, own].flatMap((each) => each.days).map((day) => [day.date, day]))
  return {
    saturdays: own.saturdays ?? shipped.findLast(({ saturdays }) => saturdays)?.saturdays ?? defaultSaturdays,
    days: [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date)),
    covers: [...shipped, own].flatMap(({ covers }) => covers),
  }
}

export function courtCalendarRepo(tx: Tx, chamberId: ChamberId) {
  const holidaysOf = (courts: readonly CourtId[]) =>
    and(eq(courtHoliday.chamber_id, chamberId), inArray(courtHoliday.court, [...courts]))
  const weeksOf = (courts: readonly CourtId[]) =>
    and(eq(courtWeek.chamber_id, chamberId), inArray(courtWeek.court, [...courts]))
  const coverageOf = (courts: readonly CourtId[]) =>
    and(eq(courtCoverage.chamber_id, chamberId), inArray(courtCoverage.court, [...courts]))

  const offerOf = (court: CourtId, year: number) =>
    and(
      eq(courtCalendarOffer.chamber_id, chamberId),
      eq(courtCalendarOffer.court, sharingCalendar(court)[0]),
      eq(courtCalendarOffer.year, year),
    )

  async function readOwn(courts: readonly CourtId[]): Promise<(court: CourtId) => OwnCalendar> {
    const stored = [...new Set(courts.flatMap((court) => sharingCalendar(court)))]
    if (stored.length === 0) return () => ({ saturdays: undefined, days: [], covers: [] })
    const days = await tx.select().from(courtHoliday).where(holidaysOf(stored)).orderBy(courtHoliday.date)
    const weeks = await tx.select().from(courtWeek).where(weeksOf(stored))
    const covers = await tx.select().from(courtCoverage).where(coverageOf(stored)).orderBy(courtCoverage.starts_on)
    return (court) => {
      const shared: readonly CourtId[] = sharingCalendar(court)
      return {
        saturdays: weeks.find((week) => shared.includes(week.court))?.saturdays,
        days: days.filter((day) => shared.includes(day.court)).map(({ date, name, kind }) => ({ date, name, kind })),
        covers: covers
          .filter((span) => shared.includes(span.court))
          .map(({ starts_on: from, ends_on: to }) => ({ from, to })),
      }
    }
  }

  const readShipped = async (courts: readonly CourtId[]): Promise<Map<CourtId, ShippedCalendar[]>> => {
    const rows =
      courts.length > 0
        ? await tx
            .select()
            .from(courtCalendar)
            .where(inArray(courtCalendar.court, [...courts]))
        : []
    const loadedOf = (court: CourtId) => rows.filter((row) => row.court === court).map(({ calendar }) => calendar)
    return new Map(courts.map((court) => [court, mergeYears(court, loadedOf(court))]))
  }

  const readAll = async (courts: readonly CourtId[]): Promise<Map<CourtId, CourtCalendar>> => {
    const [own, shipped] = [await readOwn(courts), await readShipped(courts)]
    return new Map(courts.map((court) => [court, merge(shipped.get(court) ?? [], own(court))]))
  }

  async function remove(court: CourtId, dates: readonly CourtDate[]): Promise<void> {
    if (dates.length > 0)
      await tx
        .delete(courtHoliday)
        .where(and(holidaysOf(sharingCalendar(court)), inArray(courtHoliday.date, [...dates])))
  }

  return {
    readAll,

    async readParts(court: CourtId) {
      const [own, shipped] = [(await readOwn([court]))(court), (await readShipped([court])).get(court) ?? []]
      return { own, shipped, merged: merge(shipped, own) }
    },

    async read(court: CourtId): Promise<CourtCalendar> {
      return (await readAll([court])).get(court) as CourtCalendar
    },

    async put(court: CourtId, days: readonly CourtDay[]): Promise<void> {
      const once = [...new Map(days.map((day) => [day.date, day])).values()]
      await remove(
        court,
        once.map(({ date }) => date),
      )
      const [stored] = sharingCalendar(court)
      for (let from = 0; from < once.length; from += batch)
        await tx
          .insert(courtHoliday)
          .values(once.slice(from, from + batch).map((day) => ({ chamber_id: chamberId, court: stored, ...day })))
    },

    remove,

    async setSaturdays(court: CourtId, saturdays: ClosedSaturdays): Promise<void> {
      const shared = sharingCalendar(court)
      await tx.delete(courtWeek).where(weeksOf(shared))
      await tx.insert(courtWeek).values({ chamber_id: chamberId, court: shared[0], saturdays })
    },

    async isOffered(court: CourtId, year: number): Promise<boolean> {
      const rows = await tx
        .select({ year: courtCalendarOffer.year })
        .from(courtCalendarOffer)
        .where(offerOf(court, year))
      return rows.length > 0
    },

    async offer(court: CourtId, year: number, offered_at: Date): Promise<void> {
      const [stored] = sharingCalendar(court)
      const offer = { chamber_id: chamberId, court: stored, year, offered_at }
      await tx.insert(courtCalendarOffer).values(offer).onConflictDoNothing()
    },

    async setCoverage(court: CourtId, year: number, spans: readonly DateSpan[]): Promise<void> {
      const shared = sharingCalendar(court)
      const ofYear = sql`extract(year from ${courtCoverage.starts_on}) = ${year}`
      await tx.delete(courtCoverage).where(and(coverageOf(shared), ofYear))
      const once = [...new Map(spans.map((span) => [span.from, span])).values()]
      if (once.length > 0)
        await tx
          .insert(courtCoverage)
          .values(
            once.map(({ from, to }) => ({ chamber_id: chamberId, court: shared[0], starts_on: from, ends_on: to })),
          )
    },
  }
}
