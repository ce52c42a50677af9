import * as contract from '@peshi/contract/chamber/activity'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function activityRoutes({ services: { activity } }: Context): Bound[] {
  return [
    bind(contract.activityOfMatter, ({ actor, params, query }) => activity.ofMatter(actor, params.id, query)),
    bind(contract.activityOfChamber, ({ actor, query }) => activity.ofChamber(actor, query)),
  ]
}
