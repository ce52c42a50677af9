import { type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { indiaTime } from './india-time.ts'
import { isolate } from './isolate.ts'

export const sayDay = (instant: string) => toDayFirst(courtDateAt(new Date(instant)))

/** Without the date if it is today. */
export const sayShortMoment = (instant: string, today: CourtDate) =>
  courtDateAt(new Date(instant)) === today ? isolate(indiaTime(instant)) : sayMoment(instant)

export const sayMoment = (instant: string) => isolate(`${sayDay(instant)} ${indiaTime(instant)}`)
