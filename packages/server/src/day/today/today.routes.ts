import { today } from '@peshi/contract/day/today'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function todayRoutes({ services: { today: getToday } }: Context): Bound[] {
  return [bindData(today, ({ actor }) => getToday(actor))]
}
