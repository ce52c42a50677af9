import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import { causeListDay } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { listing, watchedName } from '../../matters/listings/listings.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter, matterCount } from '../../platform/db/matters.schema.ts'
import { NotFound } from '../../platform/errors.ts'

const { chamber_id: _chamber, revision: _revision, ...listingColumns } = getTableColumns(listing)

const room = sql`substring(${listing.court_no} from '[0-9]{1,6}')::integer`
const inOrder = [
  asc(listing.court),
  sql`${room} nulls last`,
  asc(listing.court_no),
  asc(listing.kind),
  asc(listing.position),
]

export function listingsRepo(tx: Tx, chamberId: ChamberId) {
  const rows = () =>
    tx
      .select({
        ...listingColumns,
        petitioner: listing.petitioner,
        respondent: listing.respondent,
        title: matter.title,
        hc_name: matter.hc_name,
        unique_id: matter.unique_id,
        numbered: {
          hc_name: matter.hc_name,
          unique_id: matter.unique_id,
          unique_case_number: matter.unique_case_number,
          case_type: matter.case_type,
          case_number: matter.case_number,
          case_year: matter.case_year,
        },
        watched_name: watchedName.name,
      })
      .from(listing)
      .leftJoin(matter, and(eq(matter.chamber_id, listing.chamber_id), eq(matter.id, listing.matter_id)))
      .leftJoin(
        watchedName,
        and(eq(watchedName.chamber_id, listing.chamber_id), eq(watchedName.id, listing.watched_name_id)),
      )
      .$dynamic()

  const isFact = and(eq(listing.chamber_id, chamberId), isNotNull(listing.matter_id), isNull(matter.deleted_at))
  const isListed = (from: CourtDate, to: CourtDate) =>
    and(isFact, isNull(listing.gone_at), between(listing.date, from, to))
  const announcedAt = sql`(${listing.changes} -> -1 ->> 'at')::timestamptz`
  const changedAt = sql`greatest(${listing.first_seen_at}, ${listing.moved_at}, ${listing.gone_at}, ${announcedAt})`

  return {
    listByDays: (from: CourtDate, to: CourtDate) =>
      rows()
        .where(isListed(from, to))
        .orderBy(asc(listing.date), ...inOrder),

    async listPage(days: { from: CourtDate; to: CourtDate }, order: 'asc' | 'desc', limit: number, offset: number) {
      const isWanted = isListed(days.from, days.to)
      const data = await rows()
        .where(isWanted)
        .orderBy(order === 'asc' ? asc(listing.date) : desc(listing.date), ...inOrder, asc(listing.id))
        .limit(limit)
        .offset(offset)
      const [counted] = await tx
        .select({ total: count() })
        .from(listing)
        .innerJoin(matter, and(eq(matter.chamber_id, listing.chamber_id), eq(matter.id, listing.matter_id)))
        .where(isWanted)
      return { data, total: counted?.total ?? 0 }
    },

    listUpcoming: (from: CourtDate, limit: number) =>
      rows()
        .where(and(isFact, gte(listing.date, from)))
        .orderBy(asc(listing.date), ...inOrder)
        .limit(limit),

    listSuggestions: (from: CourtDate, limit: number) =>
      rows()
        .where(
          and(
            eq(listing.chamber_id, chamberId),
            gte(listing.date, from),
            isNull(listing.matter_id),
            isNull(listing.gone_at),
            isNull(listing.dismissed_at),
          ),
        )
        .orderBy(asc(listing.date), ...inOrder)
        .limit(limit),

    async markSeen(until: Date): Promise<number> {
      const at = sql`${until.toISOString()}::timestamptz`
      const seen = await tx
        .update(listing)
        .set({ seen_at: until })
        .where(
          and(
            eq(listing.chamber_id, chamberId),
            sql`${changedAt} <= ${at}`,
            or(isNull(listing.seen_at), sql`${listing.seen_at} < ${changedAt}`),
          ),
        )
        .returning({ id: listing.id })
      return seen.length
    },

    async dismiss(id: string, now: Date): Promise<void> {
      const dismissed = await tx
        .update(listing)
        .set({ dismissed_at: now })
        .where(and(eq(listing.chamber_id, chamberId), eq(listing.id, id), isNull(listing.matter_id)))
        .returning({ id: listing.id })
      if (dismissed.length === 0) throw new NotFound()
    },

    /** How many of the chamber's matters each list has. */
    async countByList(lists: readonly string[]): Promise<Map<string, number>> {
      if (lists.length === 0) return new Map()
      const rows = await tx
        .select({ list: listing.list_id, matters: countDistinct(listing.matter_id) })
        .from(listing)
        .where(and(eq(listing.chamber_id, chamberId), inArray(listing.list_id, [...lists]), isNull(listing.gone_at)))
        .groupBy(listing.list_id)
      return new Map(rows.map(({ list, matters }) => [list, matters]))
    },

    async listCourts(): Promise<CourtId[]> {
      const courts = await tx
        .selectDistinct({ court: matterCount.hc_name })
        .from(matterCount)
        .where(and(eq(matterCount.chamber_id, chamberId), sql`matters > 0`))
      return courts.flatMap(({ court }) => (court === null ? [] : [court as CourtId]))
    },

    listReadings: (from: CourtDate, to: CourtDate) =>
      tx
        .selectDistinct(getTableColumns(causeListDay))
        .from(causeListDay)
        .innerJoin(
          matterCount,
          and(eq(matterCount.hc_name, causeListDay.court), eq(matterCount.chamber_id, chamberId), sql`matters > 0`),
        )
        .where(and(gte(causeListDay.date, from), lte(causeListDay.date, to)))
        .orderBy(asc(causeListDay.date), asc(causeListDay.court)),
  }
}

export type ListingRow = Awaited<ReturnType<ReturnType<typeof listingsRepo>['listByDays']>>[number]
