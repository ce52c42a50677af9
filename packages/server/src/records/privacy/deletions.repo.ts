import type { ChamberId, DeletionId, PersonId } from '@peshi/contract/platform/ids'
import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Rows, Tx } from '../../platform/db/door.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { deletion } from './privacy.schema.ts'

export type DeletionRow = typeof deletion.$inferSelect
export type Reported = Awaited<ReturnType<ReturnType<typeof deletionsRepo>['listPeople']>>[number]

const isOpen = and(isNull(deletion.cancelled_at), isNull(deletion.done_at))

export const deletionsRepo = (tx: Tx) => ({
  listOpen: (personId: PersonId, chamberId: ChamberId): Promise<DeletionRow[]> =>
    tx
      .select()
      .from(deletion)
      .where(
        and(
          isOpen,
          or(and(eq(deletion.kind, 'account'), eq(deletion.person_id, personId)), eq(deletion.chamber_id, chamberId)),
        ),
      ),

  async insert(row: typeof deletion.$inferInsert & { id: DeletionId }): Promise<boolean> {
    const rows = await tx.insert(deletion).values(row).onConflictDoNothing().returning({ id: deletion.id })
    return rows.length > 0
  },

  async cancel({ id, with_id }: DeletionRow, at: Date): Promise<DeletionRow[]> {
    const together = or(
      eq(deletion.id, id),
      eq(deletion.with_id, id),
      ...(with_id ? [eq(deletion.id, with_id), eq(deletion.with_id, with_id)] : []),
    )
    return tx
      .update(deletion)
      .set({ cancelled_at: at })
      .where(and(isOpen, isNull(deletion.began_at), together))
      .returning()
  },

  listDue: (now: Date): Promise<DeletionRow[]> =>
    tx
      .select()
      .from(deletion)
      .where(and(isOpen, lte(deletion.due_at, now)))
      .orderBy(desc(deletion.kind), asc(deletion.due_at)),

  listDueBefore: (instant: Date): Promise<DeletionRow[]> =>
    tx
      .select()
      .from(deletion)
      .where(and(isOpen, isNull(deletion.began_at), lte(deletion.due_at, instant))),

  async update(id: DeletionId, changes: Partial<DeletionRow>): Promise<void> {
    await tx.update(deletion).set(changes).where(eq(deletion.id, id))
  },

  async begin(id: DeletionId, at: Date): Promise<boolean> {
    const rows = await tx
      .update(deletion)
      .set({ began_at: sql`coalesce(${deletion.began_at}, ${at.toISOString()}::timestamptz)` })
      .where(and(isOpen, eq(deletion.id, id)))
      .returning({ id: deletion.id })
    return rows.length > 0
  },

  async listOwned(personId: PersonId): Promise<{ id: ChamberId; name: string; others: number; owners: number }[]> {
    const others = sql`from membership o where o.chamber_id = m.chamber_id and o.person_id <> m.person_id`
    const { rows } = (await tx.execute(sql`
      select c.id, c.name,
        (select count(*) ${others} and o.role <> 'client')::int as others,
        (select count(*) ${others} and o.role = 'owner')::int as owners
      from membership m join chamber c on c.id = m.chamber_id
      where m.person_id = ${personId} and m.role = 'owner' order by c.name, c.id`)) as unknown as Rows
    return rows as { id: ChamberId; name: string; others: number; owners: number }[]
  },

  listPeople: ({ kind, person_id, chamber_id }: DeletionRow) =>
    tx
      .selectDistinct({
        id: person.id,
        email: person.email,
        language: person.language,
        chamber: kind === 'chamber' ? chamber.name : sql<string>`''`,
      })
      .from(person)
      .innerJoin(membership, eq(membership.person_id, person.id))
      .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
      .where(
        kind === 'chamber' && chamber_id
          ? and(eq(membership.chamber_id, chamber_id), sql`${membership.role} <> 'client'`)
          : eq(person.id, person_id),
      ),
})

export const isToBeDeleted = async (db: Pick<Db, 'asSystem'>, { personId, chamberId, role }: Actor): Promise<boolean> =>
  role !== 'client' &&
  (await db.asSystem('erasure', async (tx) => (await deletionsRepo(tx).listOpen(personId, chamberId)).length > 0))
