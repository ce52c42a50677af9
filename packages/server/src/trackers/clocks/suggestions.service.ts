import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ClockSuggestion, dismissClockSuggestion } from '@peshi/contract/trackers/clocks'
import type { Tx } from '../../platform/db/door.ts'
import { AppError } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clocksRepo } from './clocks.repo.ts'
import { countClock, firstDue } from './count-clock.ts'
import { courtCalendarRepo } from './court-calendar.repo.ts'
import { type Suggested, suggestFor } from './suggest-clocks.ts'

const staleAfterDays = 30

export function createClockSuggestions({
  db,
  clock,
  emit,
  services,
}: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { matters, hearings } = services
  async function dueOf(tx: Tx, actor: Actor, { rule, start_on, court_id, ends_on }: Suggested) {
    const calendar = court_id ? await courtCalendarRepo(tx, actor.chamberId).read(court_id) : null
    try {
      const counts = countClock({ rule, start_on, court_id, period: null, ends_on, exclusions: [] }, calendar)
      return { due_on: firstDue(counts), unknown: counts.find(({ unknown }) => unknown)?.unknown ?? null }
    } catch (error) {
      if (error instanceof AppError) return { due_on: null, unknown: null }
      throw error
    }
  }

  return {
    async list(actor: Actor, id: MatterId): Promise<ClockSuggestion[]> {
      authorize(actor, 'read', 'Clock')
      const matter = await matters.get(actor, id)
      const today = courtDateAt(clock.now())
      return db.asChamber(actor, async (tx) => {
        const entries = await hearings.between(tx, actor, { from: '1900-01-01', to: today, matterIds: [id] })
        const outcomes = entries.flatMap(({ date, outcome }) =>
          outcome ? [{ date, outcome: outcome.outcome, next_date: outcome.next_date }] : [],
        )
        const repo = clocksRepo(tx, actor.chamberId)
        await repo.getMatter(id)
        const known = [...(await repo.listOfSubjects('matter', [id])), ...(await repo.listDismissed(id))]
        const fresh = suggestFor({
          court: matter.hc_name,
          status: matter.case_status,
          record: matter.record,
          outcomes,
        }).filter((each) => !known.some(({ rule, start_on }) => rule === each.rule && start_on === each.start_on))
        const suggestions = []
        for (const each of fresh) suggestions.push({ ...each, ...(await dueOf(tx, actor, each)) })
        return suggestions.filter(({ due_on }) => !due_on || due_on >= addDays(today, -staleAfterDays))
      })
    },

    async dismiss(
      tx: Tx,
      actor: Actor,
      id: MatterId,
      { rule, start_on, undo }: BodyOf<typeof dismissClockSuggestion>,
    ): Promise<void> {
      authorize(actor, 'update', 'Clock')
      const repo = clocksRepo(tx, actor.chamberId)
      await repo.getMatter(id)
      if (undo) await repo.suggestAgain(id, rule, start_on)
      else await repo.dismiss(id, rule, start_on, actor.personId, clock.now())
      const detail = { rule, start_on, undo }
      const subject = { kind: 'matter', id }
      await emit(tx, actor, { type: 'deadline.suggestion-dismissed', matterId: id, subject, detail })
    },
  }
}
