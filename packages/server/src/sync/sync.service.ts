import type { CourtId, MatterId } from '@peshi/contract/ids'
import type { CaseEvent, CourtSync } from '@peshi/contract/sync'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { whyOff } from '@peshi/courts/registry'
import { type Actor, authorize } from '../account/actor.ts'
import type { Context } from '../context.ts'
import { notAvailable } from '../courts/court-failures.ts'
import { NotFound } from '../http/errors.ts'
import { createMatters } from '../matters/matters.service.ts'
import { caseEventsRepo } from './case-events.repo.ts'
import { refreshCases } from './sync.jobs.ts'
import { presentCourt } from './sync.present.ts'
import { retryRepo, syncRepo } from './sync.repo.ts'

export function createSync({
  db,
  clock,
  queue,
  events,
  courts,
}: Pick<Context, 'db' | 'clock' | 'queue' | 'events' | 'courts'>) {
  const matters = createMatters({ db, events })

  const read = (actor: Actor, now: Date) =>
    db.asChamber(actor.chamberId, async (tx) => {
      const repo = syncRepo(tx, actor.chamberId)
      return { rows: await repo.listCourts(now), operators: await repo.listOperators() }
    })

  async function list(actor: Actor): Promise<CourtSync[]> {
    authorize(actor, 'read', 'Court')
    const now = clock.now()
    const { rows, operators } = await read(actor, now)
    const restOf = new Map(operators.map(({ operator, resting_until }) => [operator, resting_until]))
    return rows.map((row) => {
      const operator = courts.operatorOf(row.court)
      const rest = operator === null ? null : (restOf.get(operator) ?? null)
      return presentCourt(row, {
        title: courtTitle(row.court),
        isOff: operator === null,
        whyOff: whyOff(row.court),
        restingUntil: rest && rest > now ? rest : null,
      })
    })
  }

  /** Everybody's rates hold: what is asked for goes to the front of what is due, and no further. */
  async function retry(actor: Actor, court: CourtId): Promise<{ queued: number }> {
    authorize(actor, 'update', 'Court')
    const now = clock.now()
    const { rows } = await read(actor, now)
    if (!rows.some((row) => row.court === court)) throw new NotFound('None of your matters is at this court.')
    const operator = courts.operatorOf(court)
    if (operator === null) throw notAvailable(whyOff(court))
    return db.asSystem('court-sync', async (tx) => {
      const repo = retryRepo(tx, now)
      const made = await repo.makeDue(actor.chamberId, court)
      if (made.length === 0) return { queued: 0 }
      await repo.endRest(operator)
      await queue.enqueue(tx, refreshCases, {}, { onceBy: 'retry' })
      return { queued: made.length }
    })
  }

  async function listEvents(actor: Actor, matterId: MatterId): Promise<CaseEvent[]> {
    const { matter_id: caseId } = await matters.get(actor, matterId)
    if (caseId === null) return []
    const rows = await db.asChamber(actor.chamberId, (tx) => caseEventsRepo(tx).list(caseId))
    return rows.map(({ id, kind, before, after, seen_at }) => ({
      _id: id,
      kind,
      before,
      after,
      seen_at: seen_at.toISOString(),
    }))
  }

  return { list, retry, listEvents }
}
