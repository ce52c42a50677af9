import { type CourtDate, dayStart } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { VideoLink } from '@peshi/courts/cause-lists/cause-list'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { boardSample, boardState } from '../../courts/lists-and-boards/boards.schema.ts'
import { causeList, causeListEntry } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { listing } from '../../matters/listings/listings.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { callPace } from './call-time.schema.ts'
import type { CourtPace } from './learn.ts'

export type BoardNow = Pick<typeof boardState.$inferSelect, 'read_at' | 'rooms' | 'notices'>

export const endOf = (date: CourtDate) => new Date(dayStart(date).getTime() + 86_400_000)

export const callTimeRepo = (tx: Tx) => ({
  findPace: (court: CourtId): Promise<{ pace: CourtPace; learned_at: Date } | null> =>
    tx
      .select({ pace: callPace.pace, learned_at: callPace.learned_at })
      .from(callPace)
      .where(eq(callPace.court, court))
      .then(takeFirst),

  async savePace(court: CourtId, pace: CourtPace, learned_at: Date): Promise<void> {
    await tx
      .insert(callPace)
      .values({ court, pace, learned_at })
      .onConflictDoUpdate({ target: callPace.court, set: { pace, learned_at } })
  },

  findBoard: (court: CourtId): Promise<BoardNow | null> =>
    tx
      .select({ read_at: boardState.read_at, rooms: boardState.rooms, notices: boardState.notices })
      .from(boardState)
      .where(eq(boardState.court, court))
      .then(takeFirst),

  async listLinks(court: CourtId, date: CourtDate): Promise<VideoLink[]> {
    const rows = await tx
      .select({ links: causeList.links })
      .from(causeList)
      .where(and(eq(causeList.court, court), eq(causeList.date, date), isNotNull(causeList.links)))
      .orderBy(asc(causeList.id))
    return rows.flatMap(({ links }) => links ?? [])
  },

  listSamples: (court: CourtId, date: CourtDate, until: Date = endOf(date)) =>
    tx
      .select({
        court_no: boardSample.court_no,
        at: boardSample.at,
        item: boardSample.item,
        list: boardSample.list,
        progress: boardSample.progress,
      })
      .from(boardSample)
      .where(
        and(
          eq(boardSample.court, court),
          gte(boardSample.at, dayStart(date)),
          lt(boardSample.at, new Date(Math.min(until.getTime() + 1, endOf(date).getTime()))),
        ),
      )
      .orderBy(asc(boardSample.at), asc(boardSample.position)),

  listItems: (court: CourtId, date: CourtDate, rooms?: readonly string[]) =>
    tx
      .select({
        court_no: causeListEntry.court_no,
        item: causeListEntry.item,
        kind: causeListEntry.kind,
        stage: causeListEntry.stage,
        revised_at: sql<Date | null>`case when ${causeList.revision} > 1 then ${causeList.changed_at} end`.mapWith(
          causeList.changed_at,
        ),
      })
      .from(causeListEntry)
      .innerJoin(
        causeList,
        and(eq(causeList.id, causeListEntry.list_id), eq(causeList.revision, causeListEntry.revision)),
      )
      .where(
        and(
          eq(causeList.court, court),
          eq(causeList.date, date),
          eq(causeListEntry.listed, true),
          isNull(causeListEntry.connected_to),
          ne(causeListEntry.kind, 'advance'),
          rooms ? inArray(causeListEntry.court_no, [...rooms]) : undefined,
        ),
      )
      .orderBy(asc(causeListEntry.court_no), asc(causeList.id), asc(causeListEntry.position)),

  async listDays(court: CourtId, from: Date): Promise<CourtDate[]> {
    const day = sql<CourtDate>`((${boardSample.at} at time zone 'Asia/Kolkata')::date)::text`
    const rows = await tx
      .selectDistinct({ day: day.as('day') })
      .from(boardSample)
      .where(and(eq(boardSample.court, court), gte(boardSample.at, from)))
      .orderBy(sql`1 desc`)
    return rows.map((row) => row.day)
  },

  async listUnlearned(since: Date): Promise<CourtId[]> {
    const rows = await tx
      .selectDistinct({ court: boardSample.court })
      .from(boardSample)
      .leftJoin(callPace, eq(callPace.court, boardSample.court))
      .where(
        and(
          gte(boardSample.at, since),
          sql`(${callPace.learned_at} is null or ${gt(boardSample.at, callPace.learned_at)})`,
        ),
      )
    return rows.map(({ court }) => court)
  },

  async listListed(court: CourtId, date: CourtDate) {
    const rows = await tx
      .select({
        chamber_id: listing.chamber_id,
        matter_id: listing.matter_id,
        court_no: listing.court_no,
        item: listing.item,
        kind: listing.kind,
      })
      .from(causeList)
      .innerJoin(listing, eq(listing.list_id, causeList.id))
      .where(
        and(
          eq(causeList.court, court),
          eq(causeList.date, date),
          isNull(listing.gone_at),
          ne(listing.kind, 'advance'),
          sql`NOT ${listing.changes} @> '[{"kind":"not-sitting"}]'`,
        ),
      )
    return rows.flatMap(({ matter_id, court_no, ...row }) =>
      matter_id === null || court_no === null ? [] : [{ ...row, matter_id, court_no }],
    )
  },
})
