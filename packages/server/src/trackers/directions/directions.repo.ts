import type { Side } from '@peshi/contract/matters/families'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, DirectionId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { direction } from './directions.schema.ts'

export type DirectionValues = Omit<typeof direction.$inferInsert, 'chamber_id' | 'id'>

const columns = {
  id: direction.id,
  matter_id: direction.matter_id,
  kind: direction.kind,
  text: direction.text,
  by_side: direction.by_side,
  our_side: matter.our_side,
  due_date: direction.due_date,
  order_id: direction.order_id,
  order_date: caseOrder.date,
  page: direction.page,
  proposal: direction.proposal,
  state: direction.state,
  decided_by: person.name,
  decided_at: direction.decided_at,
  done_at: direction.done_at,
  version: direction.version,
  edited_by: direction.edited_by,
  edited_at: direction.edited_at,
}

export interface DirectionRow extends Omit<typeof direction.$inferSelect, 'chamber_id' | 'decided_by' | 'done_by'> {
  order_date: CourtDate | null
  our_side: Side | null
  decided_by: string | null
}

export function directionsRepo(tx: Tx, chamberId: ChamberId) {
  const isOfChamber = eq(direction.chamber_id, chamberId)
  const rows = () =>
    tx
      .select(columns)
      .from(direction)
      .innerJoin(matter, and(eq(matter.chamber_id, direction.chamber_id), eq(matter.id, direction.matter_id)))
      .leftJoin(caseOrder, eq(caseOrder.id, direction.order_id))
      .leftJoin(person, eq(person.id, direction.decided_by))

  return {
    listByMatters: (matterIds: readonly MatterId[]): Promise<DirectionRow[]> =>
      rows()
        .where(and(isOfChamber, inArray(direction.matter_id, [...matterIds])))
        .orderBy(asc(direction.decided_at), asc(direction.id)),

    findMatter: (id: MatterId) =>
      tx
        .select({ court: matter.hc_name, ourSide: matter.our_side, nextDate: matter.next_date })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id)))
        .then(takeOne),

    get: (id: DirectionId): Promise<DirectionRow> =>
      rows()
        .where(and(isOfChamber, eq(direction.id, id)))
        .then(takeOne),

    raiseVersion: (id: DirectionId, edit: Edit) =>
      raiseVersion(tx, direction, and(isOfChamber, eq(direction.id, id)), edit),

    async put(id: DirectionId, values: DirectionValues): Promise<DirectionRow> {
      const [kept] = await tx
        .insert(direction)
        .values({ chamber_id: chamberId, id, ...values })
        .onConflictDoUpdate({
          target: [direction.chamber_id, direction.matter_id, direction.proposal],
          targetWhere: sql`proposal is not null`,
          set: values,
        })
        .returning({ id: direction.id })
      return this.get(kept?.id ?? id)
    },

    async update(id: DirectionId, changes: Partial<DirectionValues>): Promise<DirectionRow> {
      await tx
        .update(direction)
        .set(changes)
        .where(and(isOfChamber, eq(direction.id, id)))
      return this.get(id)
    },

    async remove(id: DirectionId): Promise<void> {
      await tx.delete(direction).where(and(isOfChamber, eq(direction.id, id)))
    },
  }
}
