import { date, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** An instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** A calendar date in the court's sense, as `YYYY-MM-DD` text. */
export const courtDate = () => date({ mode: 'string' })

/** Ids are made by the application, so that a row can be named before it is written; v7 keeps them in order. */
export const newId = () => v7()

export const id = <T extends string>() =>
  uuid()
    .$type<T>()
    .$defaultFn(() => newId() as T)
