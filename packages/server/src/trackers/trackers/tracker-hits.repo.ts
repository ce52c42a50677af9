import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isSamePrinted } from '../../courts/courts/case-keys.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'

interface Hit {
  case_key: string
  case_number?: string | null
}
type HitTable = PgTable &
  Record<'chamber_id' | 'id' | 'tracker_id', PgColumn> & { $inferSelect: { id: string; tracker_id: string } & Hit }

export type NewHit<Table extends HitTable> = Omit<Table['$inferInsert'], 'chamber_id' | 'tracker_id' | 'id'> & Hit

interface Of<Table extends HitTable> {
  table: Table
  order: SQL[]
  courtOf(hit: NewHit<Table>): CourtId
  /** The columns that change if a known hit is found again. */
  renew(known: Table['$inferSelect'], hit: NewHit<Table>): { changes: Partial<Table['$inferSelect']>; isNews?: boolean }
}

export function trackerHitsRepo<Table extends HitTable>(
  tx: Tx,
  chamberId: ChamberId,
  { table, order, courtOf, renew }: Of<Table>,
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

  /** The same case may have different keys: a cause list has no diary number, and courts spell a number in several ways. */
  async function findSame(tracker: Row['tracker_id'], hit: NewHit<Table>): Promise<Row | undefined> {
    const rows = await hitsOf([tracker])
    const number = numberOf(hit)
    return (
      rows.find(({ case_key }) => case_key === hit.case_key) ??
      rows.find((row) => number !== '' && isSamePrinted(courtOf(hit), numberOf(row), number))
    )
  }

  async function updateHit(id: Row['id'], changes: Partial<Row>): Promise<void> {
    if (Object.keys(changes).length === 0) return
    await tx
      .update(any)
      .set(changes)
      .where(and(own, eq(table.id, id)))
  }

  return {
    hitsOf,
    updateHit,

    async getHit(tracker: Row['tracker_id'], id: Row['id']): Promise<Row> {
      const row = await tx
        .select()
        .from(any)
        .where(and(own, eq(table.tracker_id, tracker), eq(table.id, id)))
        .for('update')
        .then(takeOne)
      return row as Row
    },

    /** Returns the hits that are news to the chamber. */
    async keepHits(tracker: Row['tracker_id'], hits: readonly NewHit<Table>[]): Promise<Row[]> {
      const news: Row[] = []
      for (const hit of hits) {
        const known = await findSame(tracker, hit)
        if (known) {
          const { changes, isNews } = renew(known, hit)
          await updateHit(known.id, changes)
          if (isNews) news.push({ ...known, ...changes })
          continue
        }
        const values = { ...hit, chamber_id: chamberId, tracker_id: tracker }
        news.push((await tx.insert(any).values(values).returning().then(takeOne)) as Row)
      }
      return news
    },
  }
}

/** The words of an unreadable row are no case number. */
const numberOf = ({ case_key, case_number }: Hit) => (case_key.startsWith('row:') ? '' : (case_number ?? ''))
