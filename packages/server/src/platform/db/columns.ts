import type { PersonId } from '@peshi/contract/platform/ids'
import { date, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** `column` if its name differs from the property's. */
export const instant = (column = '') => timestamp(column, { withTimezone: true, mode: 'date', precision: 3 })

/** A day in India, as `YYYY-MM-DD`. */
export const courtDate = () => date({ mode: 'string' })

export const newId = () => v7()

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export const id = <T extends string>() =>
  uuid()
    .$type<T>()
    .$defaultFn(() => newId() as T)

/** Columns of a record that people edit. `raiseVersion` writes them. */
export const versioned = () => ({
  version: integer().notNull().default(1),
  edited_by: uuid().$type<PersonId>(),
  edited_at: instant(),
})
