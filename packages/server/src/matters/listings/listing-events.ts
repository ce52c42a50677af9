import type { ListingChange } from '@peshi/contract/courts/list-changes'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Notifies } from '../../chamber/notifications/notify-of-events.ts'
import type { ListRow } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Event, NewEvent } from '../../platform/events/emit.ts'
import { listing } from './listings.schema.ts'
import { sightingsRepo } from './sightings.repo.ts'

interface Matched {
  list: Pick<ListRow, 'id'>
  at: Date
  /** Ids of the listings, also on other lists, that got a change which the court announced. */
  changed: readonly string[]
}

type Row = typeof listing.$inferSelect

/** The changes of a chamber's listings by one matching: one event for each matter and each watched name. */
export async function listListingEvents(
  tx: Tx,
  chamberId: ChamberId,
  { list, at, changed }: Matched,
): Promise<NewEvent[]> {
  const rows = await tx
    .select()
    .from(listing)
    .where(
      and(
        eq(listing.chamber_id, chamberId),
        or(
          and(
            eq(listing.list_id, list.id),
            or(eq(listing.first_seen_at, at), eq(listing.moved_at, at), eq(listing.gone_at, at)),
          ),
          inArray(listing.id, [...changed]),
        ),
      ),
    )
    .orderBy(asc(listing.position), asc(listing.nth))
  const sightings = sightingsRepo(tx, chamberId)
  return [
    ...oncePer(rows, ({ matter_id, watched_name_id }) => matter_id ?? watched_name_id).map((row) =>
      toEvent(row, at, changed.includes(row.id) ? row.changes.at(-1) : undefined),
    ),
    ...oncePer(await sightings.listNew(list.id, at), ({ matter_id }) => matter_id).map(
      ({ id, matter_id, date, page }): NewEvent => ({
        type: 'listing.suggested',
        matterId: matter_id,
        subject: { kind: 'sighting', id },
        detail: { date, page },
      }),
    ),
    ...oncePer(await sightings.listGone(list.id, at), ({ matter_id }) => matter_id).map(
      ({ id, matter_id, date, court_no, near_item: item }): NewEvent => ({
        type: 'listing.gone',
        matterId: matter_id,
        subject: { kind: 'sighting', id },
        detail: { date, court_no, item },
      }),
    ),
  ]
}

/** The first row of each key. */
function oncePer<R>(rows: readonly R[], keyOf: (row: R) => string | null): R[] {
  const first = new Map(rows.toReversed().map((row) => [keyOf(row), row]))
  return [...first.values()].toReversed()
}

function toEvent(
  { matter_id, watched_name_id, date, court_no, item, ...row }: Row,
  at: Date,
  change?: ListingChange,
): NewEvent {
  const about = {
    matterId: matter_id,
    subject: matter_id
      ? { kind: 'hearing', id: `${matter_id} ${date}` }
      : { kind: 'watched-name', id: String(watched_name_id) },
  }
  const place = { date, court_no, item }
  if (change) {
    const { kind, instead } = change
    if (kind === 'not-sitting') return { type: 'listing.not-sitting', ...about, detail: place }
    return { type: `listing.${kind}`, ...about, detail: { ...place, instead } }
  }
  if (row.gone_at?.getTime() === at.getTime()) return { type: 'listing.gone', ...about, detail: place }
  if (row.first_seen_at.getTime() === at.getTime()) return { type: 'listing.added', ...about, detail: place }
  const { court_no: before_no = null, item: before_item = null } = row.moved_from ?? {}
  return { type: 'listing.moved', ...about, detail: { ...place, before_no, before_item } }
}

const isAhead = ({ at, detail: { date } }: { at: Date; detail: { date: string } }) => date >= courtDateAt(at)

type OfListing = 'added' | 'moved' | 'gone' | 'deleted' | 'not-sitting' | 'corrected'

const toNews = (event: Event<`listing.${OfListing}`>) =>
  event.subject.kind === 'hearing' && isAhead(event) ? { kind: event.type, to: 'team' as const } : null

export const listingNews: Notifies = {
  'listing.added': toNews,
  'listing.moved': toNews,
  'listing.gone': toNews,
  'listing.deleted': toNews,
  'listing.not-sitting': toNews,
  'listing.corrected': toNews,
  'listing.suggested': (event) => (event.by === null && isAhead(event) ? { kind: 'sighting.new', to: 'team' } : null),
}
