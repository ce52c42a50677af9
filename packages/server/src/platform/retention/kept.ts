import type { RetentionPeriod } from '@peshi/contract/platform/retention'
import type { PgColumn } from 'drizzle-orm/pg-core'

declare module '../process/feature.ts' {
  interface Feature {
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
