import { Outcome, timeGivenBy } from '@peshi/contract/matters/outcomes'
import { CourtDate } from '@peshi/contract/platform/dates'
import { ClockPeriod } from '@peshi/contract/trackers/clocks'
import type { Tx } from '../../platform/db/door.ts'
import type { Event, Hearers } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'

type OfOutcome = 'hearing.noted' | 'hearing.outcome-removed' | 'hearing.deleted' | 'hearing.restored'

/** An outcome that gives time makes a deadline. Another outcome of the day, or none, takes the deadline back. */
export function keepTimeOfOutcomes({ services }: Pick<Context, 'services'>): Hearers {
  async function keep(tx: Tx, events: readonly Event<OfOutcome>[]): Promise<void> {
    for (const { chamberId, by, matterId, detail } of events) {
      if (!chamberId || !by || !matterId || !detail) continue
      const outcome = Outcome.safeParse(detail.outcome).data
      const given = outcome && timeGivenBy[outcome]
      const period = ClockPeriod.safeParse({ count: detail.time_count, unit: detail.time_unit }).data
      const on = { matterId, date: CourtDate.parse(detail.date) }
      const time = given && period ? { ...given, period } : null
      await services.directions.keepTime(tx, { chamberId, personId: by }, on, time)
    }
  }
  return {
    'hearing.noted': keep,
    'hearing.outcome-removed': keep,
    'hearing.deleted': keep,
    'hearing.restored': keep,
  }
}
