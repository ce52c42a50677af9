import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'

/** Urdu text would reorder the parts of a date. */
export const sayDate = (date: CourtDate): string => `\u2066${toDayFirst(date)}\u2069`
