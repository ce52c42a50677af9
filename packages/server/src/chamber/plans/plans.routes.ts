import * as contract from '@peshi/contract/chamber/plans'
import { type Bound, bind, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function plansRoutes({ services: { plans } }: Context): Bound[] {
  return [
    bind(contract.userPlans, ({ actor }) => plans.list(actor)),
    changeData(contract.saveBilling, ({ tx, actor, body }) => plans.saveBilling(tx, actor, body)),
  ]
}
