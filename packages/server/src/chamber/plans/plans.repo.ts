import type { Billing, SavedBilling } from '@peshi/contract/chamber/plans'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matterCount } from '../../platform/db/matters.schema.ts'
import { chamber, membership } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, presentVersion, putVersion } from '../../platform/db/versions.ts'
import { chamberPlan, planBilling } from './plans.schema.ts'

export type ChamberPlanRow = typeof chamberPlan.$inferSelect

const find = (db: Tx, { chamberId }: { chamberId: ChamberId }) =>
  db.select().from(chamberPlan).where(eq(chamberPlan.chamber_id, chamberId))

export function plansRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(chamberPlan.chamber_id, chamberId)
  return {
    find: (): Promise<ChamberPlanRow | null> => find(tx, { chamberId }).then(takeFirst),

    getChamber: () =>
      tx
        .select({ name: chamber.name, expires_at: chamber.expires_at })
        .from(chamber)
        .where(eq(chamber.id, chamberId))
        .then(takeOne),

    lock: (): Promise<ChamberPlanRow | null> => tx.select().from(chamberPlan).where(own).for('update').then(takeFirst),

    async put(row: Omit<ChamberPlanRow, 'chamber_id'>, expiresAt: Date): Promise<void> {
      await tx
        .insert(chamberPlan)
        .values({ ...row, chamber_id: chamberId })
        .onConflictDoUpdate({ target: chamberPlan.chamber_id, set: row })
      await tx.update(chamber).set({ expires_at: expiresAt }).where(eq(chamber.id, chamberId))
    },

    async setReminded(mark: number): Promise<void> {
      await tx.update(chamberPlan).set({ reminded: mark }).where(own)
    },

    async countPeople(): Promise<number> {
      const [row] = await tx
        .select({ people: sql<number>`count(*)::int` })
        .from(membership)
        .where(and(eq(membership.chamber_id, chamberId), ne(membership.role, 'client')))
      return row?.people ?? 0
    },

    async countMatters(): Promise<number> {
      const [row] = await tx
        .select({ matters: sql<number>`coalesce(sum(${matterCount.matters}), 0)::int` })
        .from(matterCount)
        .where(eq(matterCount.chamber_id, chamberId))
      return row?.matters ?? 0
    },

    async findBilling(): Promise<SavedBilling | null> {
      const [row] = await tx.select().from(planBilling).where(eq(planBilling.chamber_id, chamberId))
      return row ? { ...row, ...presentVersion(row) } : null
    },

    putBilling: (values: Billing, edit: Edit): Promise<void> =>
      putVersion(
        tx,
        planBilling,
        { key: { chamber_id: chamberId }, where: eq(planBilling.chamber_id, chamberId), values: { ...values } },
        edit,
      ),
  }
}
