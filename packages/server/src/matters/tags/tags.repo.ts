import type { ChamberId, MatterId, TagId } from '@peshi/contract/platform/ids'
import { and, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { matterTag, tag } from '../views/matter-lists.schema.ts'

const columns = { _id: tag.id, name: tag.name }
const versions = { version: tag.version, edited_by: tag.edited_by, edited_at: tag.edited_at }
const byName = sql`lower(${tag.name})`

export function tagsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(tag.chamber_id, chamberId)

  return {
    list: () =>
      tx
        .select({ ...columns, ...versions, matters: count(matter.id) })
        .from(tag)
        .leftJoin(matterTag, and(eq(matterTag.chamber_id, tag.chamber_id), eq(matterTag.tag_id, tag.id)))
        .leftJoin(
          matter,
          and(
            eq(matter.chamber_id, matterTag.chamber_id),
            eq(matter.id, matterTag.matter_id),
            isNull(matter.deleted_at),
          ),
        )
        .where(own)
        .groupBy(tag.chamber_id, tag.id)
        .orderBy(byName),

    raiseVersion: (id: TagId, edit: Edit) => raiseVersion(tx, tag, and(own, eq(tag.id, id)), edit),

    getMatter: (id: MatterId) =>
      tx
        .select({ version: matter.version, edited_by: matter.edited_by, edited_at: matter.edited_at })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne),

    raiseMatter: (id: MatterId, edit: Edit) =>
      raiseVersion(tx, matter, and(eq(matter.chamber_id, chamberId), eq(matter.id, id)), edit),

    get: (id: TagId) =>
      tx
        .select({ ...columns, ...versions })
        .from(tag)
        .where(and(own, eq(tag.id, id)))
        .then(takeOne),

    findByName: (name: string) =>
      tx
        .select(columns)
        .from(tag)
        .where(and(own, eq(byName, name.toLowerCase())))
        .then(takeFirst),

    insert: (name: string, at: Date) =>
      tx
        .insert(tag)
        .values({ chamber_id: chamberId, id: newId() as TagId, name, created_at: at })
        .onConflictDoNothing()
        .returning(columns)
        .then(takeFirst),

    async rename(id: TagId, name: string): Promise<void> {
      await tx
        .update(tag)
        .set({ name })
        .where(and(own, eq(tag.id, id)))
    },

    async remove(id: TagId): Promise<void> {
      const rows = await tx
        .delete(tag)
        .where(and(own, eq(tag.id, id)))
        .returning({ id: tag.id })
      if (rows.length === 0) throw new NotFound()
    },

    async listOf(matterIds: readonly MatterId[]) {
      if (matterIds.length === 0) return []
      return tx
        .select({ ...columns, matter_id: matterTag.matter_id })
        .from(matterTag)
        .innerJoin(tag, and(eq(tag.chamber_id, matterTag.chamber_id), eq(tag.id, matterTag.tag_id)))
        .where(and(eq(matterTag.chamber_id, chamberId), inArray(matterTag.matter_id, [...matterIds])))
        .orderBy(byName)
    },

    async listByIds(ids: readonly TagId[]) {
      if (ids.length === 0) return []
      return tx
        .select(columns)
        .from(tag)
        .where(and(own, inArray(tag.id, [...ids])))
        .orderBy(byName)
    },

    async addTo(matterIds: readonly MatterId[], tagId: TagId): Promise<MatterId[]> {
      if (matterIds.length === 0) return []
      const rows = await tx
        .insert(matterTag)
        .values(matterIds.map((matter_id) => ({ chamber_id: chamberId, matter_id, tag_id: tagId })))
        .onConflictDoNothing()
        .returning({ id: matterTag.matter_id })
      return rows.map(({ id }) => id)
    },

    async takeFrom(matterIds: readonly MatterId[], tagId: TagId): Promise<MatterId[]> {
      const rows = await tx
        .delete(matterTag)
        .where(
          and(
            eq(matterTag.chamber_id, chamberId),
            inArray(matterTag.matter_id, [...matterIds]),
            eq(matterTag.tag_id, tagId),
          ),
        )
        .returning({ id: matterTag.matter_id })
      return rows.map(({ id }) => id)
    },

    async removeAllBut(matterId: MatterId, kept: readonly TagId[]): Promise<void> {
      await tx
        .delete(matterTag)
        .where(
          and(
            eq(matterTag.chamber_id, chamberId),
            eq(matterTag.matter_id, matterId),
            kept.length > 0 ? notInArray(matterTag.tag_id, [...kept]) : undefined,
          ),
        )
    },
  }
}
