import * as contract from '@peshi/contract/chamber/activity'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createActivity } from './activity.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    activity: ReturnType<typeof createActivity>
  }
}

function activityRoutes({ services: { activity } }: Context): Bound[] {
  return [
    bind(contract.activityOfMatter, ({ actor, params, query }) => activity.ofMatter(actor, params.id, query)),
    bind(contract.activityOfChamber, ({ actor, query }) => activity.ofChamber(actor, query)),
  ]
}

export const activityFeature: Feature = {
  services: { activity: createActivity },
  routes: [activityRoutes],
}
