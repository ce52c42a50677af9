import { NotFound } from '../errors.ts'

/** For `.then` of a query: the first row. Throws `NotFound` if there is none. */
export function takeOne<T>([row]: readonly T[]): T {
  if (!row) throw new NotFound()
  return row
}

/** For `.then` of a query: the first row, or null. */
export const takeFirst = <T>([row]: readonly T[]): T | null => row ?? null
