import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'

/** Formats a date and isolates it left-to-right, because Urdu text would reorder its parts. */
export const sayDate = (date: CourtDate): string => `\u2066${toDayFirst(date)}\u2069`
