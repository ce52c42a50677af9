import * as contract from '@peshi/contract/chamber/plans'
import { type Bound, bind, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createPlans } from './plans.service.ts'

export function plansRoutes(context: Context): Bound[] {
  const plans = createPlans(context)
  return [
    bind(contract.userPlans, ({ actor }) => plans.list(actor)),
    changeData(contract.saveBilling, ({ tx, actor, body }) => plans.saveBilling(tx, actor, body)),
  ]
}
