import { indiaTimeAt } from '@peshi/contract/platform/india-time'

/** `11:40` in India's time. */
export const indiaTime = (instant: string | Date) => indiaTimeAt(new Date(instant))
