import { toDayFirst } from '@peshi/contract/platform/dates'

/** Order name such as `Order 3 20-11-2026`. */
export const nameOrder = (order: { number?: string | null; date: string | null }, kind: string): string =>
  [kind, order.number, order.date && toDayFirst(order.date)].filter(Boolean).join(' ')
