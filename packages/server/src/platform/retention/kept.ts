import type { RetentionPeriod } from '@peshi/contract/platform/retention'
import type { PgColumn } from 'drizzle-orm/pg-core'

declare module '../process/feature.ts' {
  interface Feature {
    /** Data with a retention period that the chamber sets. The feature's own job deletes it; this serves the count before a change. */
    kept?: readonly Kept[]
  }
}

export interface Kept {
  period: RetentionPeriod
  chamber: PgColumn
  since: PgColumn
}

export const inBin = (table: { chamber_id: PgColumn; deleted_at: PgColumn }): Kept => ({
  period: 'bin_days',
  chamber: table.chamber_id,
  since: table.deleted_at,
})
