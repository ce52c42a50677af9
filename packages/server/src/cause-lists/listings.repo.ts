import type { CourtDate } from '@peshi/contract/dates'
import type { ChamberId } from '@peshi/contract/ids'
import { and, asc, between, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { listing, watchedName } from '../db/schema/cause-lists.ts'
import { matter } from '../db/schema/matters.ts'

const { chamber_id: _chamber, revision: _revision, ...shown } = getTableColumns(listing)

/** A chamber's listings, each with its matter's title and the watched name that it was found by. */
export function listingsRepo(tx: Tx, chamberId: ChamberId) {
  const rows = () =>
    tx
      .select({
        ...shown,
        title: matter.title,
        hc_name: matter.hc_name,
        unique_id: matter.unique_id,
        watched_name: watchedName.name,
      })
      .from(listing)
      .leftJoin(matter, and(eq(matter.chamber_id, listing.chamber_id), eq(matter.id, listing.matter_id)))
      .leftJoin(
        watchedName,
        and(eq(watchedName.chamber_id, listing.chamber_id), eq(watchedName.id, listing.watched_name_id)),
      )
      .$dynamic()

  /** Of matters that are not in the bin. */
  const isOwn = and(eq(listing.chamber_id, chamberId), isNull(matter.deleted_at))
  const isFact = isNotNull(listing.matter_id)

  return {
    /** The chamber's matters on lists of these days, as the lists stand: by day, court, room and place. */
    listByDays: (from: CourtDate, to: CourtDate) =>
      rows()
        .where(and(isOwn, isFact, isNull(listing.gone_at), between(listing.date, from, to)))
        .orderBy(
          asc(listing.date),
          asc(listing.court),
          asc(listing.court_no),
          asc(listing.kind),
          asc(listing.position),
        ),
  }
}

export type ListingRow = Awaited<ReturnType<ReturnType<typeof listingsRepo>['listByDays']>>[number]
