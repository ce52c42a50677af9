import type { PersonId } from '@peshi/contract/platform/ids'
import { foreignKey, type PgColumn, uuid } from 'drizzle-orm/pg-core'
import { person } from './people.schema.ts'

export const personId = () =>
  uuid()
    .$type<PersonId>()
    .notNull()
    .references(() => person.id)

/** Foreign key to a row of the same chamber. */
export const partOf = (
  name: string,
  { chamber_id }: Record<'chamber_id', PgColumn>,
  column: PgColumn,
  whole: Record<'chamber_id' | 'id', PgColumn>,
) => foreignKey({ name, columns: [chamber_id, column], foreignColumns: [whole.chamber_id, whole.id] })
