import { otherForum } from '@peshi/contract/courts/courts'
import type { briefPack } from '@peshi/contract/day/brief-pack'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { addDays, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { findCourt } from '@peshi/courts/catalogue/courts'
import { sittingHours } from '@peshi/courts/catalogue/hours'
import { diaryRepo } from '../../matters/hearings/diary.repo.ts'
import { sayDay } from '../../matters/hearings/diary.ts'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { briefPackRepo } from './brief-pack.repo.ts'
import { toPage } from './brief-pages.ts'

const mattersAtMost = 300

const notesPerMatter = 3

type Needs = Pick<Context, 'db' | 'clock' | 'services'>

export function createBriefPack({
  db,
  clock,
  services: { courtLists, directions: allDirections, notes, servings: allServings },
}: Needs) {
  return async function makeBriefPack(
    actor: Actor,
    { date, courts }: QueryOf<typeof briefPack>,
    /** The only matter, for a reader outside the chamber. */
    outside?: MatterId,
  ): Promise<{ name: string; content: Buffer }> {
    authorize(actor, 'read', 'Matter')
    const today = courtDateAt(clock.now())
    const day = date ?? addDays(today, 1)
    const pack = await db.asChamber(actor, async (tx) => {
      const { entries } = await readEntries(
        tx,
        actor.chamberId,
        { from: day, to: day, courts, ...(outside && { matterIds: [outside] }) },
        today,
      )
      const matters = Map.groupBy(byTime(entries.filter((entry) => !entry.is_dropped)), ({ matter_id }) => matter_id)
      if (matters.size === 0) throw new NotFound(`No matters on ${toDayFirst(day)}.`, 'no-hearings')
      if (matters.size > mattersAtMost) throw tooMany(matters.size)

      const repo = briefPackRepo(tx, actor.chamberId)
      const ids = [...matters.keys()]
      const records = await repo.listRecords(ids)
      const caseIds = [...new Set([...records.values()].map(({ caseId }) => caseId))]
      const orders = await repo.listLastOrders(caseIds, day)
      const noted = await repo.listNoted(ids, day)
      const business = await repo.listBusiness(caseIds, day)
      const written = Map.groupBy(
        await notes.listFirst(tx, actor, ids, notesPerMatter, outside !== undefined),
        ({ matter_id }) => matter_id,
      )
      const directions = await allDirections.listOpen(tx, actor, ids)
      const servings = await allServings.listOfMatters(tx, actor, ids)
      const waiting = (await courtLists.listWaiting(tx, actor.chamberId)).filter((list) => list.date === day)
      const unplaced = await courtLists.listUnplaced(tx, actor.chamberId, {
        courts: [...new Set(entries.map(({ hc_name }) => hc_name))],
        from: day,
        to: day,
      })
      const pages = [...matters].flatMap(([id, places]) => {
        const [entry] = places
        const behind = records.get(id)
        const isListed = places.some(({ source, hc_name }) => source === 'list' || hc_name === otherForum)
        const lists = entry && !isListed ? courtLists.of(entry.hc_name) : null
        const isUnplaced = unplaced.has(id)
        const isWaiting = !isUnplaced && waiting.some(({ court }) => court === entry?.hc_name)
        const brief = {
          places,
          unreadLists: lists && (isWaiting || isUnplaced || !lists.are_read) ? { ...lists, isWaiting } : null,
          record: behind?.record ?? null,
          ourSide: behind?.our_side ?? null,
          lastOrder: (behind && orders.get(behind.caseId)) ?? null,
          noted: noted.get(id) ?? [],
          business: (behind && business.get(behind.caseId)) ?? [],
          notes: written.get(id) ?? [],
          directions: directions.get(id) ?? [],
          servings: servings.get(id) ?? [],
          today,
        }
        return entry ? [toPage(brief, entry)] : []
      })
      return { chamber: await diaryRepo(tx, actor.chamberId).getChamberName(), pages }
    })
    const content = await setPages(
      new URL('./brief-pack.typ', import.meta.url),
      { ...pack, day: sayDay(day) },
      {
        owner: actor.chamberId,
      },
    )
    return { name: `brief-pack-${day}.pdf`, content }
  }
}

const byTime = (entries: readonly HearingEntry[]): HearingEntry[] =>
  entries.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))

function timeOf({ time, hc_name }: HearingEntry): string {
  const court = findCourt(hc_name)
  return time ?? (court ? sittingHours(court).from : '')
}

const tooMany = (matters: number) =>
  new Invalid(
    `${matters} matters are listed that day, and a pack holds ${mattersAtMost}. Choose some of the courts.`,
    { courts: 'Choose fewer courts' },
    'too-long-for-pdf',
  )
