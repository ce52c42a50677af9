import type { CaseId, ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { and, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter, matterCount } from '../../platform/db/matters.schema.ts'
import { courtHealth, operatorHealth } from '../courts/courts.schema.ts'

export const syncRepo = (tx: Tx) => ({
  listHealth: (courts: readonly CourtId[]) =>
    tx
      .select()
      .from(courtHealth)
      .where(and(inArray(courtHealth.court, [...courts]), eq(courtHealth.part, 'cases'))),

  listOperators: () => tx.select().from(operatorHealth),

  async hasMatterAt(chamberId: ChamberId, court: CourtId): Promise<boolean> {
    const rows = await tx
      .select({ court: matterCount.hc_name })
      .from(matterCount)
      .where(and(eq(matterCount.chamber_id, chamberId), eq(matterCount.hc_name, court), gt(matterCount.matters, 0)))
      .limit(1)
    return rows.length > 0
  },
})

export const retryRepo = (tx: Tx, now: Date) => ({
  async makeDue(chamberId: ChamberId, court: CourtId, limit: number): Promise<CaseId[]> {
    const own = await tx
      .select({ id: matter.case_id })
      .from(matter)
      .where(and(eq(matter.chamber_id, chamberId), eq(matter.hc_name, court), isNull(matter.deleted_at)))
    const failed = tx
      .select({ id: courtCase.id })
      .from(courtCase)
      .where(
        and(
          eq(courtCase.court, court),
          isNotNull(courtCase.failing_since),
          gt(courtCase.due_at, now),
          ne(courtCase.sync_state, 'needs-look'),
          inArray(
            courtCase.id,
            own.flatMap(({ id }) => id ?? []),
          ),
        ),
      )
      .limit(limit)
    const rows = await tx
      .update(courtCase)
      .set({ due_at: now })
      .where(inArray(courtCase.id, failed))
      .returning({ id: courtCase.id })
    return rows.map(({ id }) => id)
  },

  /** Keeps the failure count, so that the next failure starts a longer pause. */
  async endRest(operator: string): Promise<void> {
    await tx.update(operatorHealth).set({ resting_until: null }).where(eq(operatorHealth.operator, operator))
  },
})
