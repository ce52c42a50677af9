import type { RetentionPeriod } from '@peshi/contract/platform/retention'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../process/context.ts'

declare module '../process/feature.ts' {
  interface Feature {
    /** Tables whose bin needs nothing but the removal of its old rows. */
    bins?: readonly Bin[]
    /** Other bins. Returns the number of removed records. */
    emptyBin?: (context: Context) => Promise<number>
    kept?: readonly Kept[]
  }
}

export type Bin = PgTable & Record<'chamber_id' | 'deleted_at', PgColumn>

export interface Kept {
  period: RetentionPeriod
  chamber: PgColumn
  since: PgColumn
}

export const inBin = (table: Bin): Kept => ({
  period: 'bin_days',
  chamber: table.chamber_id,
  since: table.deleted_at,
})

export const keptBy = (features: Context['features']): Kept[] =>
  features.flatMap(({ bins = [], kept = [] }) => [...bins.map(inBin), ...kept])
