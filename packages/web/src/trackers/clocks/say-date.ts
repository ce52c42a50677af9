import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'

/** A date isolated left-to-right; in Urdu its parts would change places. */
export const sayDate = (date: CourtDate): string => `\u2066${toDayFirst(date)}\u2069`
