import type { ListChange } from '@peshi/contract/courts/list-changes'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { type ListRow, listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { listingChangesRepo } from './listing-changes.repo.ts'
import { listListingEvents } from './listing-events.ts'
import { matchRepo, type Span, type Wanted } from './match.repo.ts'
import { sightingMatchRepo } from './sighting-match.repo.ts'

const batch = 250

type Needs = Pick<Context, 'db' | 'clock' | 'emit'>

export interface ListToMatch {
  listId: string
  isWhole: boolean
  isWithdrawn?: boolean
}

export interface ListMatching {
  /**
   * `isWhole`: listings that are missing from the list are marked as gone. `isWithdrawn`: the court no longer offers
   * the list.
   */
  matchList(list: ListToMatch): Promise<void>
  /** Adds a change that a person found in a court's note to a listing of the chamber. */
  addChange(
    tx: Tx,
    court: CourtId,
    on: { matter_id: MatterId; date: CourtDate },
    change: ListChange,
    list: string,
  ): Promise<void>
  /** A null `court` means all courts. */
  matchName(chamberId: ChamberId, nameId: string, court: CourtId | null): Promise<void>
}

export function createListMatching({ db, clock, emit }: Needs): ListMatching {
  async function matchList(list: ListRow, wanted: Wanted, now: Date): Promise<void> {
    for (const span of spansOf(list.entries)) {
      await db.asSystem('list-matching', async (tx) => {
        const match = matchRepo(tx, list, now)
        if (wanted.kind === 'everybody') {
          await match.matchMatters(span, wanted)
          await match.removeTakenUp(span)
          await match.insertCaseEvents(span)
        }
        await match.matchNames(span, wanted)
      })
    }
  }

  async function matchUpcoming(court: CourtId | null, wanted: Wanted, now: Date): Promise<ListRow[]> {
    const lists = await db.asSystem('list-matching', (tx) => listsRepo(tx).listRead(court, courtDateAt(now)))
    for (const list of lists) await matchList(list, wanted, now)
    return lists
  }

  const emitFor = (chamberId: ChamberId, list: ListRow, now: Date, changed: readonly string[] = []) =>
    db.asChamber(chamberId, async (tx) =>
      emit(tx, { chamberId }, ...(await listListingEvents(tx, chamberId, { list, at: now, changed }))),
    )

  return {
    async matchList({ listId, isWhole, isWithdrawn = false }) {
      const now = clock.now()
      const list = await db.asSystem('list-matching', (tx) => listsRepo(tx).get(listId))
      if (!isWithdrawn) await matchList(list, { kind: 'everybody' }, now)
      const { chambers, changed } = await db.asSystem('list-matching', async (tx) => {
        const match = matchRepo(tx, list, now)
        const sightings = sightingMatchRepo(tx, list, now)
        await sightings.match(null)
        await sightings.keepConfirmed()
        if (isWithdrawn) await match.markMovedElsewhere()
        if (isWhole) {
          await match.markGone()
          await match.insertCaseEvents(null)
        }
        await sightings.markGone(isWhole)
        const days = new Set([list.date, ...(list.changes ?? []).map(({ date }) => date ?? list.date)])
        const changed = []
        for (const date of days)
          changed.push(...(await listingChangesRepo(tx, { ...list, date }, now).addAnnounced(null)))
        const chambers = [...(await match.listChangedChambers()), ...(await sightings.listChangedChambers())]
        return {
          chambers: new Set([...chambers, ...changed.map(({ chamber_id }) => chamber_id)]),
          changed: changed.map(({ id }) => id),
        }
      })
      await db.asSystem('list-matching', (tx) => listsRepo(tx).removeOlder(list))
      for (const chamberId of chambers) await emitFor(chamberId, list, now, changed)
    },

    addChange: (tx, court, { matter_id, date }, change, list) =>
      listingChangesRepo(tx, { court, date }, clock.now())
        .addOne(change, list, matter_id)
        .then(() => undefined),

    async matchName(chamberId, nameId, court) {
      const now = clock.now()
      const lists = await matchUpcoming(court, { kind: 'name', chamberId, nameId }, now)
      for (const list of lists) await emitFor(chamberId, list, now)
    },
  }
}

function spansOf(entries: number): Span[] {
  return Array.from({ length: Math.ceil(entries / batch) }, (_, at) => ({ from: at * batch + 1, to: (at + 1) * batch }))
}
