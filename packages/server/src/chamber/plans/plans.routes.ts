import * as contract from '@peshi/contract/chamber/plans'
import { type Bound, bind, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createPlans } from './plans.service.ts'

export function plansRoutes(context: Context): Bound[] {
  const plans = createPlans(context)
  return [
    bind(contract.userPlans, ({ actor }) => plans.list(actor)),
    bindData(contract.saveBilling, ({ actor, body }) => plans.saveBilling(actor, body)),
  ]
}
