import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import type { Config } from '../../platform/process/config.ts'
import { closesAt } from './plan-time.ts'
import { chamberPlan } from './plans.schema.ts'

export async function beginTrial(
  tx: Tx,
  { config, clock }: { config: Pick<Config, 'plans'>; clock: Clock },
  chamberId: ChamberId,
): Promise<void> {
  const { trial = null, plans = [], graceDays = 0 } = config.plans ?? {}
  const plan = plans.find(({ id }) => id === trial?.plan)
  if (!trial || !plan) return
  const ends_on = addDays(courtDateAt(clock.now()), trial.days)
  const { id, name, months, limits } = plan
  await tx
    .insert(chamberPlan)
    .values({ plan: id, name, months, limits, ends_on, price: 0, is_trial: true, chamber_id: chamberId })
  await tx
    .update(chamber)
    .set({ expires_at: closesAt(ends_on, graceDays) })
    .where(eq(chamber.id, chamberId))
}
