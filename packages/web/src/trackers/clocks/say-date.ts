import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'

/** Isolates the date, because Urdu text would reorder its parts. */
export const sayDate = (date: CourtDate): string => `\u2066${toDayFirst(date)}\u2069`
