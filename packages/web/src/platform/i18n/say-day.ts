import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { indiaTime } from './india-time.ts'
import { isolate } from './isolate.ts'

export const sayDay = (instant: string) => toDayFirst(courtDateAt(new Date(instant)))

export const sayMoment = (instant: string) => isolate(`${sayDay(instant)} ${indiaTime(instant)}`)
