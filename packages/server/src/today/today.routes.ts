import { today } from '@peshi/contract/today'
import type { Context } from '../context.ts'
import { type Bound, bind } from '../http/bind.ts'
import { createToday } from './today.service.ts'

export function todayRoutes(context: Context): Bound[] {
  const getToday = createToday(context)
  return [bind(today, async ({ actor }) => ({ data: await getToday(actor) }))]
}
