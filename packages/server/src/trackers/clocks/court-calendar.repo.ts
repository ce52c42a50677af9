import {
  type ClosedSaturdays,
  type CourtCalendar,
  type CourtDay,
  defaultSaturdays,
  knowsYear,
} from '@peshi/contract/courts/court-days'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { shippedCalendarsOf } from '@peshi/courts/catalogue/court-days'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { courtHoliday, courtWeek } from './clocks.schema.ts'

const batch = 500

function mergeDays(court: CourtId, own: readonly CourtDay[]): CourtDay[] {
  const shipped = shippedCalendarsOf(court).flatMap(({ days }) => days)
  return [...new Map([...shipped, ...own].map((day) => [day.date, day])).values()].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  )
}

export function courtCalendarRepo(tx: Tx, chamberId: ChamberId) {
  const ofCourt = (court: CourtId) => and(eq(courtHoliday.chamber_id, chamberId), eq(courtHoliday.court, court))

  async function readSaturdays(court: CourtId): Promise<ClosedSaturdays> {
    const [row] = await tx
      .select({ saturdays: courtWeek.saturdays })
      .from(courtWeek)
      .where(and(eq(courtWeek.chamber_id, chamberId), eq(courtWeek.court, court)))
    return row?.saturdays ?? shippedCalendarsOf(court).at(-1)?.saturdays ?? defaultSaturdays
  }

  const listOwn = (court: CourtId): Promise<CourtDay[]> =>
    tx
      .select({ date: courtHoliday.date, name: courtHoliday.name, kind: courtHoliday.kind })
      .from(courtHoliday)
      .where(ofCourt(court))
      .orderBy(courtHoliday.date)

  return {
    async read(court: CourtId): Promise<CourtCalendar> {
      return { saturdays: await readSaturdays(court), days: mergeDays(court, await listOwn(court)) }
    },

    listOwn,

    async listKnownYears(courts: readonly CourtId[]): Promise<Set<string>> {
      if (courts.length === 0) return new Set()
      const year = sql<string>`extract(year from ${courtHoliday.date})::int::text`
      const rows = await tx
        .selectDistinct({ court: courtHoliday.court, year })
        .from(courtHoliday)
        .where(
          and(
            eq(courtHoliday.chamber_id, chamberId),
            inArray(courtHoliday.court, [...courts]),
            inArray(courtHoliday.kind, ['holiday', 'vacation']),
          ),
        )
      const shipped = courts.flatMap((court) =>
        shippedCalendarsOf(court)
          .map(({ year, days }) => ({ court, year: String(year), days }))
          .filter(({ year, days }) => knowsYear({ saturdays: 'none', days }, year)),
      )
      return new Set([...rows, ...shipped].map((row) => `${row.court} ${row.year}`))
    },

    async put(court: CourtId, days: readonly CourtDay[]): Promise<void> {
      const once = [...new Map(days.map((day) => [day.date, day])).values()]
      for (let from = 0; from < once.length; from += batch) {
        await tx
          .insert(courtHoliday)
          .values(once.slice(from, from + batch).map((day) => ({ chamber_id: chamberId, court, ...day })))
          .onConflictDoUpdate({
            target: [courtHoliday.chamber_id, courtHoliday.court, courtHoliday.date],
            set: { name: sql`excluded.name`, kind: sql`excluded.kind` },
          })
      }
    },

    async remove(court: CourtId, dates: readonly CourtDate[]): Promise<void> {
      if (dates.length > 0)
        await tx.delete(courtHoliday).where(and(ofCourt(court), inArray(courtHoliday.date, [...dates])))
    },

    async setSaturdays(court: CourtId, saturdays: ClosedSaturdays): Promise<void> {
      await tx
        .insert(courtWeek)
        .values({ chamber_id: chamberId, court, saturdays })
        .onConflictDoUpdate({ target: [courtWeek.chamber_id, courtWeek.court], set: { saturdays } })
    },
  }
}
