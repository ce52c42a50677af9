import * as contract from '@peshi/contract/chamber/activity'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createActivity } from './activity.service.ts'

export function activityRoutes(context: Context): Bound[] {
  const activity = createActivity(context)

  return [
    bind(contract.activityOfMatter, ({ actor, params, query }) => activity.ofMatter(actor, params.id, query)),
    bind(contract.activityOfChamber, ({ actor, query }) => activity.ofChamber(actor, query)),
  ]
}
