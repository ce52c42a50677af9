import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { type News, type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import type { ListRow } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { listing } from './listings.schema.ts'
import { sightingsRepo } from './sightings.repo.ts'

export async function notifyListings(
  tx: Tx,
  context: NotifyNeeds,
  chamberId: ChamberId,
  list: Pick<ListRow, 'id' | 'date'>,
  at: Date,
): Promise<void> {
  if (list.date < courtDateAt(context.clock.now())) return
  const rows = await tx
    .select()
    .from(listing)
    .where(
      and(
        eq(listing.chamber_id, chamberId),
        eq(listing.list_id, list.id),
        isNotNull(listing.matter_id),
        or(eq(listing.first_seen_at, at), eq(listing.moved_at, at), eq(listing.gone_at, at)),
      ),
    )
    .orderBy(asc(listing.position), asc(listing.nth))
  const byMatter = new Map(rows.toReversed().map((row) => [row.matter_id, row]))
  const news = [...byMatter.values()].toReversed().map((row): News => {
    const isGone = row.gone_at?.getTime() === at.getTime()
    const isNew = row.first_seen_at.getTime() === at.getTime()
    const moved = !isGone && !isNew ? row.moved_from : null
    return {
      kind: isGone ? 'listing.gone' : isNew ? 'listing.added' : 'listing.moved',
      to: 'team',
      matterId: row.matter_id,
      subject: { kind: 'hearing', id: `${row.matter_id} ${row.date}` },
      values: {
        ...{ date: row.date, court_no: row.court_no, item: row.item },
        ...(moved && { before_no: moved.court_no, before_item: moved.item }),
      },
    }
  })
  await notify(tx, context, chamberId, ...news)
}

export async function notifySightings(
  tx: Tx,
  context: NotifyNeeds,
  chamberId: ChamberId,
  list: Pick<ListRow, 'id' | 'date'>,
  at: Date,
): Promise<void> {
  if (list.date < courtDateAt(context.clock.now())) return
  const rows = await sightingsRepo(tx, chamberId).listNew(list.id, at)
  const byMatter = new Map(rows.toReversed().map((row) => [row.matter_id, row]))
  const news = [...byMatter.values()].toReversed().map(
    (row): News => ({
      kind: 'sighting.new',
      to: 'team',
      matterId: row.matter_id,
      subject: { kind: 'sighting', id: row.id },
      values: { date: row.date, page: row.page },
    }),
  )
  await notify(tx, context, chamberId, ...news)
}
