import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { listingChangesRepo } from './listing-changes.repo.ts'
import { matchRepo } from './match.repo.ts'
import { sightingMatchRepo } from './sighting-match.repo.ts'

export async function findOnLists(
  tx: Tx,
  chamberId: ChamberId,
  matter: { id: MatterId; hc_name: CourtId },
  now: Date,
): Promise<void> {
  const ofMatter = { kind: 'matter' as const, chamberId, matterId: matter.id }
  const lists = await listsRepo(tx).listRead(matter.hc_name, courtDateAt(now))
  for (const list of lists) {
    const match = matchRepo(tx, list, now)
    const span = { from: 1, to: list.entries }
    await match.matchMatters(span, ofMatter)
    await match.removeTakenUp(span)
    await sightingMatchRepo(tx, list, now).match({ chamberId, id: matter.id })
  }
  for (const date of new Set(lists.map((list) => list.date)))
    await listingChangesRepo(tx, { court: matter.hc_name, date }, now).addAnnounced(matter.id)
}

export async function findManyOnLists(
  tx: Tx,
  chamberId: ChamberId,
  matters: readonly { id: MatterId; hc_name: CourtId }[],
  now: Date,
): Promise<void> {
  for (const [court, ofCourt] of Map.groupBy(matters, ({ hc_name }) => hc_name)) {
    if ((await listsRepo(tx).listRead(court, courtDateAt(now))).length === 0) continue
    for (const matter of ofCourt) await findOnLists(tx, chamberId, matter, now)
  }
}
