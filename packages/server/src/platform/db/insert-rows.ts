import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './door.ts'

/** PostgreSQL accepts 65,535 values per statement, and the widest table has about 60 columns. */
const rowsAtOnce = 1000

/** Inserts any number of rows, in several statements if needed. */
export const insertsInto =
  <Table extends PgTable>(table: Table) =>
  async (tx: Tx, rows: readonly Table['$inferInsert'][]): Promise<void> => {
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await tx.insert(table).values(rows.slice(from, from + rowsAtOnce) as PgInsertValue<Table>[])
  }
