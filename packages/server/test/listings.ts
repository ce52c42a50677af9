import type { Matter } from '@peshi/contract/matters/matters'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { notificationsFeature } from '../src/chamber/notifications/notifications.feature.ts'
import { causeList } from '../src/courts/lists-and-boards/cause-lists.schema.ts'
import { listingsFeature } from '../src/matters/listings/listings.feature.ts'
import { listing } from '../src/matters/listings/listings.schema.ts'
import { newId } from '../src/platform/db/columns.ts'
import type { Db } from '../src/platform/db/door.ts'
import { startSubscribers } from '../src/platform/events/after.ts'
import { createEmit } from '../src/platform/events/emit.ts'
import type { Context } from '../src/platform/process/context.ts'
import { type Feature, withServices } from '../src/platform/process/feature.ts'
import { streamFeature } from '../src/platform/stream/stream.feature.ts'
import type { newChamber } from './chamber.ts'
import { noteEvents } from './heard-events.ts'

type Member = Awaited<ReturnType<typeof newChamber>>

interface Place {
  date: CourtDate
  court_no: string
  item: string
}

export async function newListing(db: Db, { chamberId }: Member, matter: Matter, { date, court_no, item }: Place) {
  const listId = newId()
  const now = new Date(`${date}T00:00:00Z`)
  await db.asSystem('list-matching', async (tx) => {
    await tx.insert(causeList).values({
      id: listId,
      court: matter.hc_name,
      date,
      source: listId,
      title: 'List',
      kind: 'daily',
      revision: 1,
      read_at: now,
    })
    await tx.insert(listing).values({
      chamber_id: chamberId,
      id: newId(),
      list_id: listId,
      subject: matter._id,
      nth: 1,
      matter_id: matter._id,
      matched_by: 'number',
      court: matter.hc_name,
      date,
      kind: 'daily',
      position: Number(item),
      item,
      court_no,
      coram: [],
      case_number: `${matter.case_type}/${matter.case_number}/${matter.case_year}`,
      petitioner: matter.petitioner ?? '',
      respondent: matter.respondent,
      revision: 1,
      first_seen_at: now,
    })
  })
}

type ListingNeeds = Pick<Context, 'config' | 'db' | 'clock' | 'events' | 'queue'>

/** For a test of cause lists: only listings, notifications and the live stream hear what is emitted. */
export async function listingsContext(needs: ListingNeeds): Promise<Context> {
  const { after = [], notifies = {}, services = {} } = listingsFeature
  const { listMatching } = services
  const { on = () => ({}) } = notificationsFeature
  const features: Feature[] = [
    streamFeature,
    { on },
    noteEvents,
    { after, notifies, ...(listMatching && { services: { listMatching } }) },
  ]
  const context: Context = withServices({
    ...(needs as unknown as Omit<Context, 'services'>),
    features,
    ...createEmit(needs.clock, () => context),
  })
  await startSubscribers(context)
  return context
}
