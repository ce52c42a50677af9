import {
  archiveWindow,
  type CauseList,
  entriesPageSize,
  type listArchive,
  type listUpcoming,
  type readCauseList,
} from '@peshi/contract/day/cause-lists'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { QueryOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import { partialLists } from '../../courts/lists-and-boards/partial-lists.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { presentEntry, presentList, presentListing, presentReading } from './cause-lists.present.ts'
import { listingsRepo } from './listings.repo.ts'
import { readListsRepo } from './read-lists.repo.ts'

type Page = Pick<ReplyOf<typeof listArchive>, 'data' | 'meta'>

const mostUpcoming = 1000
const mostSuggestions = 200
const upcomingDays = 7

export const createArchive = ({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) => ({
  async list(actor: Actor, query: QueryOf<typeof listArchive>): Promise<Page> {
    authorize(actor, 'read', 'Matter')
    const window = archiveWindow(clock.now())
    const to = query.to ?? window.to
    const from = query.from ?? (window.from < to ? window.from : to)
    if (from > to) throw new Invalid('The last day is before the first.', { to: 'Choose a later day' })
    const { order, perPage, page } = query
    return db.asChamber(actor, async (tx) => {
      const { data, total } = await listingsRepo(tx, actor.chamberId).listPage(
        { from, to },
        order === '1' ? 'asc' : 'desc',
        perPage,
        (page - 1) * perPage,
      )
      return { data: data.map(presentListing), meta: { total, page, perPage, from, to } }
    })
  },

  async listDay(actor: Actor, date: CourtDate): Promise<CauseList[]> {
    authorize(actor, 'read', 'Matter')
    return db.asChamber(actor, async (tx) => {
      const courts = await listingsRepo(tx, actor.chamberId).listCourts()
      return (await readListsRepo(tx, courts).listDay(date)).map(presentList)
    })
  },

  async read(
    actor: Actor,
    id: string,
    { search, page }: QueryOf<typeof readCauseList>,
  ): Promise<Pick<ReplyOf<typeof readCauseList>, 'data' | 'meta'>> {
    authorize(actor, 'read', 'Matter')
    return db.asChamber(actor, async (tx) => {
      const lists = readListsRepo(tx, await listingsRepo(tx, actor.chamberId).listCourts())
      const list = await lists.get(id)
      const { rows, total } = await lists.findEntries(list, search, entriesPageSize, (page - 1) * entriesPageSize)
      return {
        data: { list: presentList(list), entries: rows.map(presentEntry) },
        meta: { total, page, perPage: entriesPageSize },
      }
    })
  },

  async listUpcoming(actor: Actor): Promise<ReplyOf<typeof listUpcoming>['data']> {
    authorize(actor, 'read', 'Matter')
    const now = clock.now()
    const today = courtDateAt(now)
    return db.asChamber(actor, async (tx) => {
      const listings = listingsRepo(tx, actor.chamberId)
      const partial = await partialLists(tx, today, await listings.listCourts())
      const mine = await listings.countByList(partial.map(({ _id }) => _id))
      return {
        at: now.toISOString(),
        listings: (await listings.listUpcoming(today, mostUpcoming)).map(presentListing),
        suggestions: (await listings.listSuggestions(today, mostSuggestions)).map(presentListing),
        readings: (await listings.listReadings(today, addDays(today, upcomingDays))).map(presentReading),
        partial: partial.map((list) => ({ ...list, mine: mine.get(list._id) ?? 0 })),
      }
    })
  },

  async markSeen(tx: Tx, actor: Actor, until: string): Promise<number> {
    authorize(actor, 'read', 'Matter')
    return listingsRepo(tx, actor.chamberId).markSeen(new Date(Math.min(Date.parse(until), clock.now().getTime())))
  },

  async dismiss(tx: Tx, actor: Actor, id: string): Promise<void> {
    authorize(actor, 'update', 'Matter')
    await listingsRepo(tx, actor.chamberId).dismiss(id, clock.now())
    await emit(tx, actor, { type: 'listing.dismissed', subject: { kind: 'listing', id } })
  },
})
