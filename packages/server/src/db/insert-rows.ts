import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './door.ts'
import { type In, statement } from './statement.ts'

/** A statement takes 65,535 values, and a row of ours has at most some sixty. */
const rowsAtOnce = 1000

/** Writes any number of rows into a table: one, as most often, by a statement that is built once. */
export function insertsInto<Table extends PgTable>(table: Table) {
  type Row = Table['$inferInsert'] & object
  const insertOne = statement((db, row: In<Row>) => db.insert(table).values(row as PgInsertValue<Table>))
  return async (tx: Tx, rows: readonly Row[]): Promise<void> => {
    const [only, ...others] = rows
    if (only && others.length === 0) await insertOne(tx, only)
    else
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await tx.insert(table).values(rows.slice(from, from + rowsAtOnce) as PgInsertValue<Table>[])
  }
}
