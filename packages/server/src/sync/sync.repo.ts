import type { CaseId, ChamberId, CourtId } from '@peshi/contract/ids'
import { and, asc, eq, exists, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { courtCase, courtHealth, operatorHealth } from '../db/schema/courts.ts'
import { matter } from '../db/schema/matters.ts'

/** The chamber's cases by court, and what is known of the courts' sites. */
export const syncRepo = (tx: Tx, chamberId: ChamberId) => ({
  listCourts(now: Date) {
    const isDue = sql`${courtCase.due_at} <= ${now.toISOString()} and ${courtCase.sync_state} <> 'needs-look'`
    return tx
      .select({
        court: courtCase.court,
        followed: sql<number>`count(*)::int`,
        dueNow: sql<number>`count(*) filter (where ${isDue})::int`,
        failed: sql<number>`count(*) filter (where ${courtCase.failing_since} is not null)::int`,
        needsLook: sql<number>`count(*) filter (where ${courtCase.sync_state} = 'needs-look')::int`,
        problem: sql<string | null>`mode() within group (order by ${courtCase.problem})`,
        oldestReadAt: sql`min(${courtCase.read_at})`.mapWith(courtCase.read_at),
        lastSuccessAt: courtHealth.last_success_at,
        failingSince: courtHealth.failing_since,
        failure: courtHealth.failure,
      })
      .from(matter)
      .innerJoin(courtCase, eq(courtCase.id, matter.case_id))
      .leftJoin(courtHealth, eq(courtHealth.court, courtCase.court))
      .where(and(eq(matter.chamber_id, chamberId), isNull(matter.deleted_at)))
      .groupBy(courtCase.court, courtHealth.court)
      .orderBy(asc(courtCase.court))
  },

  listOperators: () => tx.select().from(operatorHealth),
})

/** What a person wants to have read anew, through the system's door. */
export const retryRepo = (tx: Tx, now: Date) => ({
  /** The chamber's cases of the court that failed or are late are due at once. A worker's claim stands. */
  async makeDue(chamberId: ChamberId, court: CourtId): Promise<CaseId[]> {
    const isOfChamber = exists(
      tx
        .select({ one: sql`1` })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.case_id, courtCase.id), isNull(matter.deleted_at))),
    )
    const rows = await tx
      .update(courtCase)
      .set({ due_at: sql`least(${courtCase.due_at}, ${now.toISOString()})` })
      .where(
        and(
          eq(courtCase.court, court),
          or(isNotNull(courtCase.failing_since), lte(courtCase.due_at, now)),
          // A picture stands before these: a person looks the case up.
          ne(courtCase.sync_state, 'needs-look'),
          isOfChamber,
        ),
      )
      .returning({ id: courtCase.id })
    return rows.map(({ id }) => id)
  },

  /** One try is let through; the failures stay counted, so that the next one makes the rest longer. */
  async endRest(operator: string): Promise<void> {
    await tx.update(operatorHealth).set({ resting_until: null }).where(eq(operatorHealth.operator, operator))
  },
})
