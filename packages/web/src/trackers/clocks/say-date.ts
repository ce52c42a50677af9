import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'

/**
 * Encloses the date in isolating characters. Without them, Urdu text would show day, month and year in another order.
 */
export const sayDate = (date: CourtDate): string => `\u2066${toDayFirst(date)}\u2069`
