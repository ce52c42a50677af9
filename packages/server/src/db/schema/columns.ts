import { sql } from 'drizzle-orm'
import { date, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** An instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** A calendar date in the court's sense, as `YYYY-MM-DD` text. */
export const courtDate = () => date({ mode: 'string' })

/** Ids are made by the application, so that a row can be named before it is written; v7 keeps them in order. */
export const newId = () => v7()

/** Stands for a new id in a statement that is built once (`statement.ts`), where an id would be the same for ever. */
export const freshId = sql.placeholder('a fresh id')

let standsIn = false

export function withFreshIds<T>(build: () => T): T {
  standsIn = true
  try {
    return build()
  } finally {
    standsIn = false
  }
}

export const id = <T extends string>() =>
  uuid()
    .$type<T>()
    .$defaultFn(() => (standsIn ? freshId : newId()) as T)
