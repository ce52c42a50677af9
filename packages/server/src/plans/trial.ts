import { addDays, courtDateAt } from '@peshi/contract/dates'
import type { ChamberId } from '@peshi/contract/ids'
import { eq } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../db/door.ts'
import { chamber } from '../db/schema/people.ts'
import { chamberPlan } from '../db/schema/plans.ts'
import { closesAt } from './plan-time.ts'

/**
 * The trial with which a chamber begins, in the transaction that opens it through the system’s door. Nothing where
 * nothing is sold: then a chamber is open without an end.
 */
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
    .values({ ...{ plan: id, name, months, limits, ends_on }, price: 0, is_trial: true, chamber_id: chamberId })
  await tx
    .update(chamber)
    .set({ expires_at: closesAt(ends_on, graceDays) })
    .where(eq(chamber.id, chamberId))
}
