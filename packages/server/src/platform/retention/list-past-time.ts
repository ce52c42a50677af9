import type { ChamberId } from '@peshi/contract/platform/ids'
import { retentionLimits } from '@peshi/contract/platform/retention'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { chamber } from '../db/people.schema.ts'
import type { Context } from '../process/context.ts'
import { type Bin, inBin, type Kept } from './kept.ts'

export const dayMs = 86_400_000

/** The chambers that have rows past their time, with the instant before which rows are deleted. */
export async function listPastTime(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { period, chamber: chamberId, since }: Kept,
): Promise<{ id: ChamberId; before: Date }[]> {
  const now = clock.now()
  const days = chamber[period]
  // This time is the same for all chambers, so that PostgreSQL can use the index on `since`.
  // It excludes no row that `isPast` finds, because no chamber keeps rows for less than `least` days.
  const atLeast = new Date(now.getTime() - retentionLimits[period].least * dayMs)
  const isPast = sql`${since} < ${now.toISOString()}::timestamptz - ${days} * interval '24 hours'`
  const rows = await db.asSystem('cleanup', (tx) =>
    tx
      .selectDistinct({ id: chamber.id, days })
      .from(since.table)
      .innerJoin(chamber, eq(chamber.id, chamberId))
      .where(and(lt(since, atLeast), isPast)),
  )
  return rows.map(({ id, days }) => ({ id, before: new Date(now.getTime() - days * dayMs) }))
}

/** Removes rows that were in the bin longer than their chamber keeps them. Returns how many. */
export async function emptyBinOf(
  context: Pick<Context, 'db' | 'clock'>,
  table: Bin,
  only?: SQL | undefined,
): Promise<number> {
  let removed = 0
  for (const { id, before } of await listPastTime(context, inBin(table))) {
    const old = and(eq(table.chamber_id, id), lt(table.deleted_at, before), only)
    const rows = await context.db.asChamber(id, (tx) => tx.delete(table).where(old).returning({ at: table.deleted_at }))
    removed += rows.length
  }
  return removed
}
