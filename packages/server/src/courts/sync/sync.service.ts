import type { CourtSync } from '@peshi/contract/courts/sync'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { notAvailable } from '../courts/court-failures.ts'
import { refreshCases } from './sync.jobs.ts'
import { presentCourt } from './sync.present.ts'
import { retryRepo, syncRepo } from './sync.repo.ts'

const madeDueAtOnce = 500

export function createSync({
  db,
  clock,
  queue,
  courts,
  services,
}: Pick<Context, 'db' | 'clock' | 'queue' | 'courts' | 'services'>) {
  const { courtTallies: tallies } = services
  async function list(actor: Actor): Promise<CourtSync[]> {
    authorize(actor, 'read', 'Court')
    const counted = await tallies.list(actor.chamberId)
    const now = clock.now()
    const { health, operators } = await db.asChamber(actor, async (tx) => ({
      health: await syncRepo(tx).listHealth(counted.map(({ court }) => court)),
      operators: await syncRepo(tx).listOperators(),
    }))
    const healthOf = new Map(health.map((one) => [one.court, one]))
    const operatorOf = new Map(operators.map((one) => [one.operator, one]))
    return counted.map((tally) => {
      const operator = courts.operatorOf(tally.court)
      const rest = (operator === null ? null : operatorOf.get(operator)?.resting_until) ?? null
      return presentCourt(tally, healthOf.get(tally.court) ?? null, {
        title: courtTitle(tally.court),
        isOff: operator === null,
        restingUntil: rest && rest > now ? rest : null,
      })
    })
  }

  async function retry(actor: Actor, court: CourtId): Promise<{ queued: number }> {
    authorize(actor, 'update', 'Court')
    const isOwn = await db.asChamber(actor, (tx) => syncRepo(tx).hasMatterAt(actor.chamberId, court))
    if (!isOwn) throw new NotFound('None of your matters is at this court.')
    const operator = courts.operatorOf(court)
    if (operator === null) throw notAvailable(courts.connectorOf(court)?.off)
    const late = (await tallies.list(actor.chamberId)).find((tally) => tally.court === court)?.dueNow ?? 0
    const queued = late + (await makeDue(actor.chamberId, court))
    if (queued === 0) return { queued }
    await db.asSystem('court-sync', async (tx) => {
      await retryRepo(tx, clock.now()).endRest(operator)
      await queue.enqueue(tx, refreshCases, {}, { onceBy: 'retry' })
    })
    await tallies.forget(actor.chamberId)
    return { queued }
  }

  async function makeDue(chamberId: ChamberId, court: CourtId): Promise<number> {
    const now = clock.now()
    for (let total = 0; ; ) {
      const made = await db.asSystem('court-sync', (tx) => retryRepo(tx, now).makeDue(chamberId, court, madeDueAtOnce))
      total += made.length
      if (made.length < madeDueAtOnce) return total
    }
  }

  return { list, retry }
}
