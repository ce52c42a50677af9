import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isSamePrinted } from '../../courts/courts/case-keys.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'

type HitTable = PgTable & Record<'chamber_id' | 'id' | 'tracker_id', PgColumn>
interface Hit {
  case_key: string
  case_number?: string | null
}

export function trackerHitsRepo<Table extends HitTable & { $inferSelect: { id: string; tracker_id: string } & Hit }>(
  tx: Tx,
  chamberId: ChamberId,
  table: Table,
  order: SQL[],
) {
  type Row = Table['$inferSelect']
  const any: PgTable = table
  const own = eq(table.chamber_id, chamberId)

  const hitsOf = async (trackers: readonly Row['tracker_id'][]): Promise<Row[]> =>
    trackers.length === 0
      ? []
      : ((await tx
          .select()
          .from(any)
          .where(and(own, inArray(table.tracker_id, [...trackers])))
          .orderBy(...order)) as Row[])

  return {
    hitsOf,

    /** The same case may have different keys: a cause list has no diary number, and courts spell a number in several ways. */
    async findSameHit(tracker: Row['tracker_id'], court: CourtId, hit: Hit): Promise<Row | undefined> {
      const rows = await hitsOf([tracker])
      const number = numberOf(hit)
      return (
        rows.find(({ case_key }) => case_key === hit.case_key) ??
        rows.find((row) => number !== '' && isSamePrinted(court, numberOf(row), number))
      )
    },

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

/** The words of an unreadable row are no case number. */
const numberOf = ({ case_key, case_number }: Hit) => (case_key.startsWith('row:') ? '' : (case_number ?? ''))
