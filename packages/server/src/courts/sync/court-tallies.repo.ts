import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gt, isNotNull, isNull, sql, sum } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter, matterCount } from '../../platform/db/matters.schema.ts'
import type { CourtCount, CourtTally } from './court-counts.ts'
import { courtTally } from './court-tallies.schema.ts'

export const courtTalliesRepo = (tx: Tx, chamberId: ChamberId) => ({
  async countMatters(): Promise<number> {
    const [row] = await tx
      .select({ matters: sum(matterCount.matters).mapWith(Number) })
      .from(matterCount)
      .where(eq(matterCount.chamber_id, chamberId))
    return row?.matters ?? 0
  },

  countBatch(after: string | null, limit: number, now: Date): Promise<CourtCount[]> {
    const batch = tx
      .select({ id: matter.id, case_id: matter.case_id })
      .from(matter)
      .where(
        and(
          eq(matter.chamber_id, chamberId),
          isNull(matter.deleted_at),
          isNotNull(matter.case_id),
          after === null ? undefined : gt(matter.id, after as MatterId),
        ),
      )
      .orderBy(asc(matter.id))
      .limit(limit)
      .as('batch')
    const isDue = sql`${courtCase.due_at} <= ${now.toISOString()} and ${courtCase.sync_state} <> 'needs-look'`
    return tx
      .select({
        court: courtCase.court,
        problem: courtCase.problem,
        followed: sql<number>`count(*)::int`,
        dueNow: sql<number>`count(*) filter (where ${isDue})::int`,
        failed: sql<number>`count(${courtCase.failing_since})::int`,
        needsLook: sql<number>`count(*) filter (where ${courtCase.sync_state} = 'needs-look')::int`,
        oldestReadAt: sql`min(${courtCase.read_at})`.mapWith(courtCase.read_at),
        last: sql<string>`max(${batch.id}::text)`,
      })
      .from(batch)
      .innerJoin(courtCase, eq(courtCase.id, batch.case_id))
      .groupBy(courtCase.court, courtCase.problem)
  },

  listKept: () =>
    tx
      .select({
        court: courtTally.court,
        followed: courtTally.followed,
        dueNow: courtTally.due_now,
        failed: courtTally.failed,
        needsLook: courtTally.needs_look,
        problem: courtTally.problem,
        oldestReadAt: courtTally.oldest_read_at,
        countedAt: courtTally.counted_at,
      })
      .from(courtTally)
      .where(eq(courtTally.chamber_id, chamberId))
      .orderBy(asc(courtTally.court)),

  async forgetKept(): Promise<void> {
    await tx.delete(courtTally).where(eq(courtTally.chamber_id, chamberId))
  },

  async keep(tallies: readonly CourtTally[], countedAt: Date): Promise<void> {
    if (tallies.length === 0) return
    await tx
      .insert(courtTally)
      .values(
        tallies.map((one) => ({
          chamber_id: chamberId,
          court: one.court,
          followed: one.followed,
          due_now: one.dueNow,
          failed: one.failed,
          needs_look: one.needsLook,
          problem: one.problem,
          oldest_read_at: one.oldestReadAt,
          counted_at: countedAt,
        })),
      )
      .onConflictDoNothing()
  },
})
