import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'

type HitTable = PgTable & Record<'chamber_id' | 'id' | 'tracker_id', PgColumn>

export function trackerHitsRepo<Table extends HitTable & { $inferSelect: { id: string; tracker_id: string } }>(
  tx: Tx,
  chamberId: ChamberId,
  table: Table,
  order: SQL[],
) {
  type Row = Table['$inferSelect']
  const any: PgTable = table
  const own = eq(table.chamber_id, chamberId)

  return {
    hitsOf: async (trackers: readonly Row['tracker_id'][]): Promise<Row[]> =>
      trackers.length === 0
        ? []
        : ((await tx
            .select()
            .from(any)
            .where(and(own, inArray(table.tracker_id, [...trackers])))
            .orderBy(...order)) as Row[]),

    async getHit(tracker: Row['tracker_id'], id: Row['id']): Promise<Row> {
      const row = await tx
        .select()
        .from(any)
        .where(and(own, eq(table.tracker_id, tracker), eq(table.id, id)))
        .for('update')
        .then(takeOne)
      return row as Row
    },

    async updateHit(id: Row['id'], changes: Partial<Row>): Promise<void> {
      await tx
        .update(any)
        .set(changes)
        .where(and(own, eq(table.id, id)))
    },
  }
}
