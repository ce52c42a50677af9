import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Notifies } from '../../chamber/notifications/notify-of-events.ts'
import type { ListRow } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Event, NewEvent } from '../../platform/events/emit.ts'
import { listing } from './listings.schema.ts'
import { sightingsRepo } from './sightings.repo.ts'

type List = Pick<ListRow, 'id'>
type Row = typeof listing.$inferSelect

/** What matching a list at this time changed for a chamber: one event for each matter and each watched name. */
export async function listListingEvents(tx: Tx, chamberId: ChamberId, list: List, at: Date): Promise<NewEvent[]> {
  const rows = await tx
    .select()
    .from(listing)
    .where(
      and(
        eq(listing.chamber_id, chamberId),
        eq(listing.list_id, list.id),
        or(eq(listing.first_seen_at, at), eq(listing.moved_at, at), eq(listing.gone_at, at)),
      ),
    )
    .orderBy(asc(listing.position), asc(listing.nth))
  const sightings = sightingsRepo(tx, chamberId)
  return [
    ...oncePer(rows, ({ matter_id, watched_name_id }) => matter_id ?? watched_name_id).map((row) => toEvent(row, at)),
    ...oncePer(await sightings.listNew(list.id, at), ({ matter_id }) => matter_id).map(
      ({ id, matter_id, date, page }): NewEvent => ({
        ...{ type: 'listing.suggested', matterId: matter_id, subject: { kind: 'sighting', id } },
        detail: { date, page },
      }),
    ),
    ...oncePer(await sightings.listGone(list.id, at), ({ matter_id }) => matter_id).map(
      ({ id, matter_id, date, court_no, near_item: item }): NewEvent => ({
        ...{ type: 'listing.gone', matterId: matter_id, subject: { kind: 'sighting', id } },
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

function toEvent({ matter_id, watched_name_id, date, court_no, item, ...row }: Row, at: Date): NewEvent {
  const about = {
    matterId: matter_id,
    subject: matter_id
      ? { kind: 'hearing', id: `${matter_id} ${date}` }
      : { kind: 'watched-name', id: String(watched_name_id) },
  }
  const place = { date, court_no, item }
  if (row.gone_at?.getTime() === at.getTime()) return { type: 'listing.gone', ...about, detail: place }
  if (row.first_seen_at.getTime() === at.getTime()) return { type: 'listing.added', ...about, detail: place }
  const { court_no: before_no = null, item: before_item = null } = row.moved_from ?? {}
  return { type: 'listing.moved', ...about, detail: { ...place, before_no, before_item } }
}

const isAhead = ({ at, detail: { date } }: { at: Date; detail: { date: string } }) => date >= courtDateAt(at)

const toNews = (event: Event<'listing.added' | 'listing.moved' | 'listing.gone'>) =>
  event.subject.kind === 'hearing' && isAhead(event) ? { kind: event.type, to: 'team' as const } : null

export const listingNews: Notifies = {
  'listing.added': toNews,
  'listing.moved': toNews,
  'listing.gone': toNews,
  'listing.suggested': (event) => (event.by === null && isAhead(event) ? { kind: 'sighting.new', to: 'team' } : null),
}
