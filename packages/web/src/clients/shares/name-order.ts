import { orderNumber } from '@peshi/contract/courts/labels'
import { toDayFirst } from '@peshi/contract/platform/dates'

export const nameOrder = (order: { number?: string | null; date: string | null }, kind: string): string =>
  [kind, orderNumber(order.number), order.date && toDayFirst(order.date)].filter(Boolean).join(' ')
