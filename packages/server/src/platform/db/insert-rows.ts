import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './door.ts'

/** A statement takes 65,535 values; our widest row has about sixty. */
const rowsAtOnce = 1000

export const insertsInto =
  <Table extends PgTable>(table: Table) =>
  async (tx: Tx, rows: readonly Table['$inferInsert'][]): Promise<void> => {
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await tx.insert(table).values(rows.slice(from, from + rowsAtOnce) as PgInsertValue<Table>[])
  }
