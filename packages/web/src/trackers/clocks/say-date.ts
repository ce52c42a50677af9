import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'

/** Without isolating characters, Urdu text would show day, month and year in another order. */
export const sayDate = (date: CourtDate): string => `\u2066${toDayFirst(date)}\u2069`
