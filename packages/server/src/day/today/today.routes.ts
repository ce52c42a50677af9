import { today } from '@peshi/contract/day/today'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createToday } from './today.service.ts'

export function todayRoutes(context: Context): Bound[] {
  const getToday = createToday(context)
  return [bindData(today, ({ actor }) => getToday(actor))]
}
