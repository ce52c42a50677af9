import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, between, eq, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { calendarClock } from '../../trackers/clocks/clocks.schema.ts'

export type ClockEvent = Omit<typeof calendarClock.$inferSelect, 'chamber_id'>

export type ClockReply = Pick<ClockEvent, 'clock_id' | 'matter_id' | 'date' | 'title' | 'details' | 'fingerprint'>

export function calendarClocksRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(calendarClock.chamber_id, chamberId)

  return {
    async notify(clocks: readonly ClockReply[], at: Date): Promise<void> {
      if (clocks.length === 0) return
      await tx
        .insert(calendarClock)
        .values(clocks.map((each) => ({ chamber_id: chamberId, ...each, changed_at: at })))
        .onConflictDoUpdate({
          target: [calendarClock.chamber_id, calendarClock.clock_id],
          set: {
            sequence: sql`${calendarClock.sequence} + 1`,
            is_cancelled: false,
            fingerprint: sql`excluded.fingerprint`,
            matter_id: sql`excluded.matter_id`,
            date: sql`excluded.date`,
            title: sql`excluded.title`,
            details: sql`excluded.details`,
            changed_at: at,
          },
          setWhere: or(ne(calendarClock.fingerprint, sql`excluded.fingerprint`), calendarClock.is_cancelled),
        })
    },

    async cancelAllBut(clocks: readonly ClockReply[], from: CourtDate, at: Date): Promise<void> {
      const clockIds = clocks.map(({ clock_id }) => clock_id)
      await tx
        .update(calendarClock)
        .set({ is_cancelled: true, sequence: sql`${calendarClock.sequence} + 1`, changed_at: at })
        .where(
          and(
            own,
            sql`${calendarClock.date} >= ${from}`,
            eq(calendarClock.is_cancelled, false),
            clockIds.length > 0 ? notInArray(calendarClock.clock_id, clockIds) : undefined,
          ),
        )
    },

    listInRange: (from: CourtDate, to: CourtDate, today: CourtDate): Promise<ClockEvent[]> =>
      tx
        .select({
          clock_id: calendarClock.clock_id,
          matter_id: calendarClock.matter_id,
          date: calendarClock.date,
          sequence: calendarClock.sequence,
          is_cancelled: calendarClock.is_cancelled,
          fingerprint: calendarClock.fingerprint,
          title: calendarClock.title,
          details: calendarClock.details,
          changed_at: calendarClock.changed_at,
        })
        .from(calendarClock)
        .where(
          and(
            own,
            between(calendarClock.date, from, to),
            or(sql`${calendarClock.date} >= ${today}`, eq(calendarClock.is_cancelled, false)),
          ),
        )
        .orderBy(calendarClock.date, calendarClock.clock_id),
  }
}
