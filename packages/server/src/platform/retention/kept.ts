import type { RetentionPeriod } from '@peshi/contract/platform/retention'
import type { PgColumn } from 'drizzle-orm/pg-core'

declare module '../process/feature.ts' {
  interface Feature {
    /** What a chamber keeps for a time that it sets. The feature's own job removes it; the count before a change reads this. */
    kept?: readonly Kept[]
  }
}

export interface Kept {
  period: RetentionPeriod
  chamber: PgColumn
  /** From when on its days are counted. */
  since: PgColumn
}

/** Rows that lie in the bin of their chamber. */
export const inBin = (table: { chamber_id: PgColumn; deleted_at: PgColumn }): Kept => ({
  period: 'bin_days',
  chamber: table.chamber_id,
  since: table.deleted_at,
})
