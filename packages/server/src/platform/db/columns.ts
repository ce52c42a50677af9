import { date, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })

/** A day in India, as `YYYY-MM-DD`. */
export const courtDate = () => date({ mode: 'string' })

export const newId = () => v7()

export const id = <T extends string>() =>
  uuid()
    .$type<T>()
    .$defaultFn(() => newId() as T)
