import { courtDateAt, toDayFirst } from '@peshi/contract/dates'

/** The day of an instant in India. */
export const sayDay = (instant: string) => toDayFirst(courtDateAt(new Date(instant)))

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** Kept together (Unicode isolates), so that a line of Urdu does not take it apart. */
export const sayMoment = (instant: string) => `\u2068${sayDay(instant)} ${clock.format(new Date(instant))}\u2069`
