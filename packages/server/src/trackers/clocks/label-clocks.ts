import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ListLabels } from '../../platform/events/subjects.ts'
import { clock } from './clocks.schema.ts'

/** A deadline without a title is called by its rule. */
export const labelClocks: ListLabels = async (tx, chamberId, ids) => {
  const rows = await tx
    .select({ id: sql<string>`${clock.id}::text`, title: clock.title, rule: clock.rule })
    .from(clock)
    .where(and(eq(clock.chamber_id, chamberId), inArray(clock.id, ids as (typeof clock.$inferSelect)['id'][])))
  return new Map(rows.map(({ id, title, rule }) => [id, title ?? findClockRule(rule)?.name ?? rule]))
}
