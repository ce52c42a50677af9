import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import type { ShippedCalendar } from '@peshi/courts/catalogue/court-days'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matterCount } from '../../platform/db/matters.schema.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { courtCalendar, courtCalendarOffer } from '../../trackers/clocks/clocks.schema.ts'

/** Reads and writes for all chambers. */
export function courtCalendarsRepo(tx: Tx) {
  const ofYear = (court: CourtId, year: number) => and(eq(courtCalendar.court, court), eq(courtCalendar.year, year))
  return {
    list: () => tx.select().from(courtCalendar).orderBy(asc(courtCalendar.year), asc(courtCalendar.court)),

    listOffers: () =>
      tx
        .select({
          chamber_id: courtCalendarOffer.chamber_id,
          chamber_name: chamber.name,
          court: courtCalendarOffer.court,
          year: courtCalendarOffer.year,
        })
        .from(courtCalendarOffer)
        .innerJoin(chamber, eq(chamber.id, courtCalendarOffer.chamber_id))
        .orderBy(asc(courtCalendarOffer.offered_at), asc(courtCalendarOffer.court)),

    countMatters: () =>
      tx
        .select({ court: matterCount.hc_name, matters: sql<number>`sum(${matterCount.matters})::int` })
        .from(matterCount)
        .groupBy(matterCount.hc_name)
        .having(sql`sum(${matterCount.matters}) > 0`),

    async save(calendars: readonly ShippedCalendar[], loaded_at: Date): Promise<number> {
      let saved = 0
      for (const calendar of calendars)
        for (const court of calendar.courts) {
          await tx
            .insert(courtCalendar)
            .values({ court, year: calendar.year, calendar, loaded_at })
            .onConflictDoUpdate({ target: [courtCalendar.court, courtCalendar.year], set: { calendar, loaded_at } })
          saved += 1
        }
      return saved
    },

    async remove(court: CourtId, year: number): Promise<boolean> {
      const rows = await tx.delete(courtCalendar).where(ofYear(court, year)).returning({ court: courtCalendar.court })
      return rows.length > 0
    },
  }
}

/** Deletes a chamber's offer, in a transaction of that chamber. */
export async function removeOffer(tx: Tx, chamberId: ChamberId, court: CourtId, year: number): Promise<boolean> {
  const rows = await tx
    .delete(courtCalendarOffer)
    .where(
      and(
        eq(courtCalendarOffer.chamber_id, chamberId),
        eq(courtCalendarOffer.court, court),
        eq(courtCalendarOffer.year, year),
      ),
    )
    .returning({ court: courtCalendarOffer.court })
  return rows.length > 0
}
