import { foreignKey, type PgColumn } from 'drizzle-orm/pg-core'

/** Foreign key to a row of the same chamber. */
export const partOf = (
  name: string,
  { chamber_id }: Record<'chamber_id', PgColumn>,
  column: PgColumn,
  whole: Record<'chamber_id' | 'id', PgColumn>,
) => foreignKey({ name, columns: [chamber_id, column], foreignColumns: [whole.chamber_id, whole.id] })
