import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { indiaTime } from './india-time.ts'

/** The day of an instant in India. */
export const sayDay = (instant: string) => toDayFirst(courtDateAt(new Date(instant)))

/** Kept together (Unicode isolates), so that a line of Urdu does not take it apart. */
export const sayMoment = (instant: string) => `\u2068${sayDay(instant)} ${indiaTime(instant)}\u2069`
