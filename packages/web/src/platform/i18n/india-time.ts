import { indiaTimeAt } from '@peshi/contract/platform/india-time'

export const indiaTime = (instant: string | Date) => indiaTimeAt(new Date(instant))
