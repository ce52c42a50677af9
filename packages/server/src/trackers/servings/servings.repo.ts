import type { ChamberId, MatterId, ServingId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { serving } from './servings.schema.ts'

export type ServingRow = Omit<typeof serving.$inferSelect, 'chamber_id'>
type ServingValues = Omit<typeof serving.$inferInsert, 'chamber_id'>

export function servingsRepo(tx: Tx, chamberId: ChamberId) {
  const isOfChamber = eq(serving.chamber_id, chamberId)
  const isOne = (id: ServingId) => and(isOfChamber, eq(serving.id, id))
  return {
    listByMatters: (matterIds: readonly MatterId[]): Promise<ServingRow[]> =>
      tx
        .select()
        .from(serving)
        .where(and(isOfChamber, inArray(serving.matter_id, [...matterIds])))
        .orderBy(asc(serving.created_at), asc(serving.id)),

    get: (id: ServingId): Promise<ServingRow> => tx.select().from(serving).where(isOne(id)).then(takeOne),

    /** Throws if the matter is hidden from the person, so that its entries are hidden too. */
    getMatter: (id: MatterId) =>
      tx
        .select({ court: matter.hc_name })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    raiseVersion: (id: ServingId, edit: Edit) => raiseVersion(tx, serving, isOne(id), edit),

    async insert(values: ServingValues): Promise<void> {
      await tx.insert(serving).values({ chamber_id: chamberId, ...values })
    },

    async update(id: ServingId, changes: Partial<ServingValues>): Promise<void> {
      await tx.update(serving).set(changes).where(isOne(id))
    },

    async remove(id: ServingId): Promise<void> {
      await tx.delete(serving).where(isOne(id))
    },
  }
}
