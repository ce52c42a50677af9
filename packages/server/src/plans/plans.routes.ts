import * as contract from '@peshi/contract/plans'
import type { Context } from '../context.ts'
import { type Bound, bind } from '../http/bind.ts'
import { createPlans } from './plans.service.ts'

export function plansRoutes(context: Context): Bound[] {
  const plans = createPlans(context)
  return [
    bind(contract.userPlans, ({ actor }) => plans.list(actor)),
    bind(contract.saveBilling, async ({ actor, body }) => ({ data: await plans.saveBilling(actor, body) })),
  ]
}
