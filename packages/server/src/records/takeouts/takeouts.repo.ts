import type { ChamberId, PersonId, TakeoutId } from '@peshi/contract/platform/ids'
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { membership } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { takeout } from './takeouts.schema.ts'

export type TakeoutValues = typeof takeout.$inferSelect
export type TakeoutRow = TakeoutValues & { title: string | null }

const shownAtMost = 20

export function takeoutsRepo(tx: Tx, chamberId: ChamberId) {
  const ofChamber = eq(takeout.chamber_id, chamberId)
  const one = (id: TakeoutId) => and(ofChamber, eq(takeout.id, id))

  return {
    async listByPerson(personId: PersonId, now: Date): Promise<TakeoutRow[]> {
      const rows = await tx
        .select({ takeout, title: matter.title })
        .from(takeout)
        .leftJoin(matter, and(eq(matter.chamber_id, takeout.chamber_id), eq(matter.id, takeout.matter_id)))
        .where(and(ofChamber, eq(takeout.asked_by, personId), gt(takeout.expires_at, now)))
        .orderBy(desc(takeout.asked_at), desc(takeout.id))
        .limit(shownAtMost)
      return rows.map(({ takeout: row, title }) => ({ ...row, title }))
    },

    async countUnfinished(personId: PersonId): Promise<number> {
      return tx.$count(
        takeout,
        and(ofChamber, eq(takeout.asked_by, personId), inArray(takeout.state, ['queued', 'running'])),
      )
    },

    find: (id: TakeoutId): Promise<TakeoutValues | null> => tx.select().from(takeout).where(one(id)).then(takeFirst),

    getByPerson: (id: TakeoutId, personId: PersonId): Promise<TakeoutValues> =>
      tx
        .select()
        .from(takeout)
        .where(and(one(id), eq(takeout.asked_by, personId)))
        .then(takeOne),

    insert: (values: Omit<typeof takeout.$inferInsert, 'chamber_id'>): Promise<TakeoutValues> =>
      tx
        .insert(takeout)
        .values({ chamber_id: chamberId, ...values })
        .returning()
        .then(takeOne),

    async update(id: TakeoutId, changes: Partial<typeof takeout.$inferInsert>): Promise<boolean> {
      const rows = await tx.update(takeout).set(changes).where(one(id)).returning({ id: takeout.id })
      return rows.length > 0
    },

    async remove(id: TakeoutId): Promise<void> {
      await tx.delete(takeout).where(one(id))
    },

    async removeExpired(now: Date): Promise<string[]> {
      const rows = await tx
        .delete(takeout)
        .where(and(ofChamber, lte(takeout.expires_at, now)))
        .returning({ key: takeout.file_key })
      return rows.flatMap(({ key }) => key ?? [])
    },

    async findRole(personId: PersonId) {
      const [row] = await tx
        .select({ role: membership.role })
        .from(membership)
        .where(and(eq(membership.chamber_id, chamberId), eq(membership.person_id, personId)))
      return row?.role ?? null
    },
  }
}
