import { today } from '@peshi/contract/day/today'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createToday } from './today.service.ts'

export function todayRoutes(context: Context): Bound[] {
  const getToday = createToday(context)
  return [bind(today, async ({ actor }) => ({ data: await getToday(actor) }))]
}
