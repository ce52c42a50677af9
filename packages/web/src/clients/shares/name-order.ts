import { toDayFirst } from '@peshi/contract/platform/dates'

/** `Order 3 20-11-2026`: what an order is called in a line of its own. */
export const nameOrder = (order: { number?: string | null; date: string | null }, kind: string): string =>
  [kind, order.number, order.date && toDayFirst(order.date)].filter(Boolean).join(' ')
