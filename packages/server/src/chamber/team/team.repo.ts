import { type MatterRole, matterRoles } from '@peshi/contract/chamber/team'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { matterTeam } from './team.schema.ts'

const listMembers = (db: Tx, { chamberId }: { chamberId: ChamberId }) =>
  db
    .select({ _id: person.id, name: person.name, role: membership.role })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .where(and(eq(membership.chamber_id, chamberId), ne(membership.role, 'client')))
    .orderBy(person.name, person.id)

const findMatter = (db: Tx, { chamberId, id }: { chamberId: ChamberId; id: MatterId }) =>
  db
    .select({
      is_sensitive: matter.is_sensitive,
      created_by: matter.created_by,
      /** Null if everybody of the chamber sees the matter. */
      seen_by: sql<PersonId[] | null>`${matter}.seen_by::text[]`,
      is_own_only: chamber.own_matters_only,
      version: matter.version,
      edited_by: matter.edited_by,
      edited_at: matter.edited_at,
    })
    .from(matter)
    .innerJoin(chamber, eq(chamber.id, matter.chamber_id))
    .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))

const inOrder = sql.raw(`array['${matterRoles.join("','")}']`)

const listOf = (db: Tx, { chamberId, ids }: { chamberId: ChamberId; ids: readonly MatterId[] }) =>
  db
    .select({ _id: person.id, name: person.name, role: matterTeam.role, matter_id: matterTeam.matter_id })
    .from(matterTeam)
    .innerJoin(person, eq(person.id, matterTeam.person_id))
    .where(and(eq(matterTeam.chamber_id, chamberId), inArray(matterTeam.matter_id, [...ids])))
    .orderBy(sql`array_position(${inOrder}, ${matterTeam.role})`, person.name, person.id)

const rowsAtOnce = 1000

export function teamRepo(tx: Tx, chamberId: ChamberId) {
  return {
    listMembers: () => listMembers(tx, { chamberId }),

    async listOwners(): Promise<PersonId[]> {
      const rows = await tx
        .select({ id: membership.person_id })
        .from(membership)
        .where(and(eq(membership.chamber_id, chamberId), eq(membership.role, 'owner')))
      return rows.map(({ id }) => id)
    },

    getMatter: (id: MatterId) => findMatter(tx, { chamberId, id }).then(takeOne),

    async listOf(matterIds: readonly MatterId[]) {
      return matterIds.length === 0 ? [] : listOf(tx, { chamberId, ids: matterIds })
    },

    raiseVersion: (id: MatterId, edit: Edit) =>
      raiseVersion(tx, matter, and(eq(matter.chamber_id, chamberId), eq(matter.id, id)), edit),

    /** `roleOf`: the role of somebody whose place the person takes. */
    async addTo(
      matterIds: readonly MatterId[],
      { personId, by, at }: { personId: PersonId; by: PersonId; at: Date },
      roleOf?: ReadonlyMap<MatterId, MatterRole | null>,
    ): Promise<MatterId[]> {
      const added: MatterId[] = []
      for (let from = 0; from < matterIds.length; from += rowsAtOnce) {
        const row = { chamber_id: chamberId, person_id: personId, added_by: by, added_at: at }
        const rows = await tx
          .insert(matterTeam)
          .values(
            matterIds
              .slice(from, from + rowsAtOnce)
              .map((matter_id) => ({ ...row, matter_id, role: roleOf?.get(matter_id) ?? null })),
          )
          .onConflictDoNothing()
          .returning({ id: matterTeam.matter_id })
        added.push(...rows.map(({ id }) => id))
      }
      return added
    },

    async takeFrom(matterIds: readonly MatterId[], personId: PersonId) {
      const rows = await tx
        .delete(matterTeam)
        .where(
          and(
            eq(matterTeam.chamber_id, chamberId),
            inArray(matterTeam.matter_id, [...matterIds]),
            eq(matterTeam.person_id, personId),
          ),
        )
        .returning({ id: matterTeam.matter_id, role: matterTeam.role })
      return new Map(rows.map(({ id, role }) => [id, role]))
    },

    async setRole(matterId: MatterId, personId: PersonId, role: MatterRole | null): Promise<void> {
      await tx
        .update(matterTeam)
        .set({ role })
        .where(
          and(
            eq(matterTeam.chamber_id, chamberId),
            eq(matterTeam.matter_id, matterId),
            eq(matterTeam.person_id, personId),
          ),
        )
    },

    async listMattersOf(personId: PersonId): Promise<MatterId[]> {
      const rows = await tx
        .select({ id: matterTeam.matter_id })
        .from(matterTeam)
        .where(and(eq(matterTeam.chamber_id, chamberId), eq(matterTeam.person_id, personId)))
      return rows.map(({ id }) => id)
    },

    /** The matters that a person sees only as a member of their teams. */
    async listSeenByTeam(ids: readonly MatterId[], personId: PersonId): Promise<MatterId[]> {
      const rows = await tx
        .select({ id: matter.id })
        .from(matter)
        .innerJoin(chamber, eq(chamber.id, matter.chamber_id))
        .where(
          and(
            eq(matter.chamber_id, chamberId),
            inArray(matter.id, [...ids]),
            eq(chamber.own_matters_only, true),
            ne(matter.created_by, personId),
          ),
        )
      return rows.map(({ id }) => id)
    },

    async setSensitive(id: MatterId, is_sensitive: boolean): Promise<void> {
      const rows = await tx
        .update(matter)
        .set({ is_sensitive })
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id)))
        .returning({ id: matter.id })
      if (rows.length === 0) throw new NotFound()
    },
  }
}
