import { indiaTimeAt } from '@peshi/contract/platform/india-time'

/** `11:40`, in the courts' time wherever the reader is. */
export const indiaTime = (instant: string | Date) => indiaTimeAt(new Date(instant))
