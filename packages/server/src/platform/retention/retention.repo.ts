import type { ChamberId } from '@peshi/contract/platform/ids'
import type { Removals, Retention, RetentionPeriod, SavedRetention } from '@peshi/contract/platform/retention'
import { and, count, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { chamber } from '../db/people.schema.ts'
import { takeOne } from '../db/rows.ts'
import { type Edit, presentVersion, raiseVersion } from '../db/versions.ts'
import type { Kept } from './kept.ts'

export function retentionRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(chamber.id, chamberId)
  const periods = {
    bin_days: chamber.bin_days,
    notification_days: chamber.notification_days,
    access_days: chamber.access_days,
  }
  return {
    async get(): Promise<SavedRetention> {
      const versions = { version: chamber.version, edited_by: chamber.edited_by, edited_at: chamber.edited_at }
      const row = await tx
        .select({ ...periods, ...versions })
        .from(chamber)
        .where(own)
        .then(takeOne)
      return { ...row, ...presentVersion(row) }
    },

    raiseVersion: (edit: Edit) => raiseVersion(tx, chamber, own, edit),

    async update(retention: Partial<Retention>): Promise<void> {
      await tx.update(chamber).set(retention).where(own)
    },
  }
}

/** `tx` must be a system transaction, because some of the counted rows are otherwise visible only to their owners. */
export async function countKeptBefore(
  tx: Tx,
  chamberId: ChamberId,
  kept: readonly Kept[],
  before: Record<RetentionPeriod, Date>,
): Promise<Removals> {
  const ofPeriod = (wanted: RetentionPeriod) => {
    const counts = kept
      .filter(({ period }) => period === wanted)
      .map(({ chamber: of, since }) =>
        tx
          .select({ many: count() })
          .from(since.table)
          .where(and(eq(of, chamberId), lt(since, before[wanted]))),
      )
    return sql`${sql.join(counts, sql` + `)}`.mapWith(Number)
  }
  return tx
    .select({
      bin_days: ofPeriod('bin_days'),
      notification_days: ofPeriod('notification_days'),
      access_days: ofPeriod('access_days'),
    })
    .from(chamber)
    .where(eq(chamber.id, chamberId))
    .then(takeOne)
}
