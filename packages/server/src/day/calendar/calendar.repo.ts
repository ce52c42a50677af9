import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, between, eq, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber, membership, person, roleSwitches } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { calendarEvent, calendarFeed } from './calendar.schema.ts'

export type CalendarEvent = Omit<typeof calendarEvent.$inferSelect, 'chamber_id'>

export type CalendarDay = Pick<
  CalendarEvent,
  'matter_id' | 'date' | 'title' | 'place' | 'details' | 'time' | 'fingerprint'
>

const batch = 1000

/** `tx` must come from `asSystem`, because the chamber is unknown before the feed is found. */
export const feedOwnerRepo = (tx: Tx) => ({
  find: (tokenHash: string) =>
    tx
      .select({
        personId: calendarFeed.person_id,
        chamberId: calendarFeed.chamber_id,
        role: membership.role,
        switches: roleSwitches,
        enabled: sql<boolean>`${person.enabled} and ${chamber.enabled}`,
        expiresAt: chamber.expires_at,
      })
      .from(calendarFeed)
      .innerJoin(
        membership,
        and(eq(membership.person_id, calendarFeed.person_id), eq(membership.chamber_id, calendarFeed.chamber_id)),
      )
      .innerJoin(person, eq(person.id, calendarFeed.person_id))
      .innerJoin(chamber, eq(chamber.id, calendarFeed.chamber_id))
      .where(eq(calendarFeed.token_hash, tokenHash))
      .then(takeFirst),
})

export function calendarRepo(tx: Tx, chamberId: ChamberId) {
  const ofPerson = (personId: PersonId) =>
    and(eq(calendarFeed.chamber_id, chamberId), eq(calendarFeed.person_id, personId))
  const ofSpan = (from: CourtDate, to: CourtDate) =>
    and(eq(calendarEvent.chamber_id, chamberId), between(calendarEvent.date, from, to))

  return {
    findFeed: (personId: PersonId) => tx.select().from(calendarFeed).where(ofPerson(personId)).then(takeFirst),

    async putFeed(personId: PersonId, tokenHash: string, at: Date) {
      const fresh = { token_hash: tokenHash, created_at: at, last_read_at: null }
      await tx
        .insert(calendarFeed)
        .values({ chamber_id: chamberId, person_id: personId, ...fresh })
        .onConflictDoUpdate({ target: [calendarFeed.chamber_id, calendarFeed.person_id], set: fresh })
    },

    async removeFeed(personId: PersonId) {
      await tx.delete(calendarFeed).where(ofPerson(personId))
    },

    /**
     * Calendar programs may read a feed every minute. To save writes, `at` is stored only if the stored time is before
     * `unlessSince`.
     */
    async markRead(personId: PersonId, at: Date, unlessSince: Date) {
      await tx
        .update(calendarFeed)
        .set({ last_read_at: at })
        .where(
          and(ofPerson(personId), or(isNull(calendarFeed.last_read_at), lt(calendarFeed.last_read_at, unlessSince))),
        )
    },

    async notify(days: readonly CalendarDay[], at: Date) {
      for (let from = 0; from < days.length; from += batch) {
        const rows = days.slice(from, from + batch).map((day) => ({ chamber_id: chamberId, ...day, changed_at: at }))
        await tx
          .insert(calendarEvent)
          .values(rows)
          .onConflictDoUpdate({
            target: [calendarEvent.chamber_id, calendarEvent.date, calendarEvent.matter_id],
            set: {
              sequence: sql`${calendarEvent.sequence} + 1`,
              is_cancelled: false,
              fingerprint: sql`excluded.fingerprint`,
              title: sql`excluded.title`,
              place: sql`excluded.place`,
              details: sql`excluded.details`,
              time: sql`excluded.time`,
              changed_at: at,
            },
            setWhere: or(ne(calendarEvent.fingerprint, sql`excluded.fingerprint`), calendarEvent.is_cancelled),
          })
      }
    },

    async cancelAllBut(days: readonly CalendarDay[], from: CourtDate, to: CourtDate, at: Date) {
      const kept = JSON.stringify(days.map(({ matter_id, date }) => ({ matter_id, date })))
      const named = sql`jsonb_to_recordset(${kept}::jsonb) as kept(matter_id uuid, date date)`
      await tx
        .update(calendarEvent)
        .set({ is_cancelled: true, sequence: sql`${calendarEvent.sequence} + 1`, changed_at: at })
        .where(
          and(
            ofSpan(from, to),
            eq(calendarEvent.is_cancelled, false),
            notExists(
              sql`(select 1 from ${named} where kept.matter_id = ${calendarEvent.matter_id} and kept.date = ${calendarEvent.date})`,
            ),
          ),
        )
    },

    listInRange: (
      from: CourtDate,
      to: CourtDate,
      today: CourtDate,
    ): Promise<(CalendarEvent & { matter_id: MatterId })[]> =>
      tx
        .select({
          matter_id: calendarEvent.matter_id,
          date: calendarEvent.date,
          sequence: calendarEvent.sequence,
          is_cancelled: calendarEvent.is_cancelled,
          fingerprint: calendarEvent.fingerprint,
          title: calendarEvent.title,
          place: calendarEvent.place,
          details: calendarEvent.details,
          time: calendarEvent.time,
          changed_at: calendarEvent.changed_at,
        })
        .from(calendarEvent)
        .innerJoin(matter, and(eq(matter.chamber_id, calendarEvent.chamber_id), eq(matter.id, calendarEvent.matter_id)))
        .where(
          and(
            ofSpan(from, to),
            or(
              sql`${calendarEvent.date} >= ${today}`,
              and(isNull(matter.deleted_at), eq(calendarEvent.is_cancelled, false)),
            ),
          ),
        )
        .orderBy(calendarEvent.date, calendarEvent.matter_id),
  }
}
