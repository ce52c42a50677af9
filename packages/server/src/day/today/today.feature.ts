import { today } from '@peshi/contract/day/today'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createToday } from './today.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    today: ReturnType<typeof createToday>
  }
}

function todayRoutes({ services: { today: getToday } }: Context): Bound[] {
  return [bindData(today, ({ actor }) => getToday(actor))]
}

export const todayFeature: Feature = {
  services: { today: createToday },
  routes: [todayRoutes],
}
