import type { ViewList } from '@peshi/contract/matters/views'
import type { ChamberId, PersonId, ViewId } from '@peshi/contract/platform/ids'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { savedView } from './matter-lists.schema.ts'

type Values = Omit<typeof savedView.$inferInsert, 'chamber_id'>

export function viewsRepo(tx: Tx, chamberId: ChamberId, personId: PersonId) {
  const own = and(eq(savedView.chamber_id, chamberId), eq(savedView.person_id, personId))

  const rows = () =>
    tx
      .select({
        id: savedView.id,
        person_id: savedView.person_id,
        list: savedView.list,
        name: savedView.name,
        state: savedView.state,
        is_shared: savedView.is_shared,
        created_at: savedView.created_at,
        created_by: person.name,
        version: savedView.version,
        edited_by: savedView.edited_by,
        edited_at: savedView.edited_at,
      })
      .from(savedView)
      .leftJoin(person, eq(person.id, savedView.person_id))
      .$dynamic()

  return {
    list: (list: ViewList) =>
      rows()
        .where(
          and(
            eq(savedView.chamber_id, chamberId),
            eq(savedView.list, list),
            or(eq(savedView.person_id, personId), eq(savedView.is_shared, true)),
          ),
        )
        .orderBy(sql`${savedView.person_id} <> ${personId}`, sql`lower(${savedView.name})`, savedView.id),

    get: (id: ViewId) =>
      rows()
        .where(and(own, eq(savedView.id, id)))
        .then(takeOne),

    raiseVersion: (id: ViewId, edit: Edit) => raiseVersion(tx, savedView, and(own, eq(savedView.id, id)), edit),

    async findOwn(list: ViewList, name: string): Promise<ViewId | null> {
      const [row] = await tx
        .select({ id: savedView.id })
        .from(savedView)
        .where(and(own, eq(savedView.list, list), eq(sql`lower(${savedView.name})`, name.toLowerCase())))
      return row?.id ?? null
    },

    async insert(values: Values): Promise<void> {
      await tx.insert(savedView).values({ ...values, chamber_id: chamberId })
    },

    async update(id: ViewId, changes: Partial<Values>): Promise<void> {
      await tx
        .update(savedView)
        .set(changes)
        .where(and(own, eq(savedView.id, id)))
    },

    async remove(id: ViewId): Promise<void> {
      const gone = await tx
        .delete(savedView)
        .where(and(own, eq(savedView.id, id)))
        .returning({ id: savedView.id })
      if (gone.length === 0) throw new NotFound()
    },
  }
}

export type ViewRow = Awaited<ReturnType<ReturnType<typeof viewsRepo>['get']>>
