import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import { refreshSight, type Tx } from '../../platform/db/door.ts'
import { membership, person, signIn } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { listLastSeen } from '../account/last-seen.repo.ts'
import { matterTeam } from '../team/team.schema.ts'
import { formerMember } from './members.schema.ts'

export function membersRepo(tx: Tx, chamberId: ChamberId) {
  const works = and(eq(membership.chamber_id, chamberId), ne(membership.role, 'client'))

  return {
    async list() {
      const rows = await tx
        .select({
          _id: person.id,
          name: person.name,
          email: person.email,
          mobile: person.mobile,
          role: membership.role,
          joined_at: membership.created_at,
        })
        .from(membership)
        .innerJoin(person, eq(person.id, membership.person_id))
        .where(works)
        .orderBy(sql`${membership.role} <> 'owner'`, person.name, person.id)
      const seen = await listLastSeen(
        tx,
        chamberId,
        rows.map(({ _id }) => _id),
      )
      return rows.map((row) => ({ ...row, last_seen_at: seen.get(row._id) ?? null }))
    },

    async hold(): Promise<{ person_id: PersonId; role: ChamberRole }[]> {
      return tx
        .select({ person_id: membership.person_id, role: membership.role })
        .from(membership)
        .where(works)
        .orderBy(membership.person_id)
        .for('update')
    },

    async getName(personId: PersonId): Promise<string> {
      const row = await tx.select({ name: person.name }).from(person).where(eq(person.id, personId)).then(takeOne)
      return row.name
    },

    async isThere(personId: PersonId): Promise<boolean> {
      const rows = await tx
        .select({ id: membership.id })
        .from(membership)
        .where(and(eq(membership.chamber_id, chamberId), eq(membership.person_id, personId)))
      return rows.length > 0
    },

    async add(personId: PersonId, role: ChamberRole, at: Date): Promise<void> {
      await tx
        .delete(formerMember)
        .where(and(eq(formerMember.chamber_id, chamberId), eq(formerMember.person_id, personId)))
      await tx
        .insert(membership)
        .values({ chamber_id: chamberId, id: newId(), person_id: personId, role, created_at: at })
      await refreshSight(tx)
    },

    async setRole(personId: PersonId, role: ChamberRole): Promise<void> {
      await tx
        .update(membership)
        .set({ role })
        .where(and(works, eq(membership.person_id, personId)))
    },

    async remove(personId: PersonId, role: ChamberRole, by: PersonId, at: Date): Promise<void> {
      await tx
        .insert(formerMember)
        .values({ chamber_id: chamberId, person_id: personId, role, left_at: at, removed_by: by })
      await tx.delete(membership).where(and(works, eq(membership.person_id, personId)))
    },

    async listSignIns(ids: readonly PersonId[]): Promise<string[]> {
      const rows = await tx
        .select({ id: signIn.id })
        .from(signIn)
        .where(and(eq(signIn.chamber_id, chamberId), inArray(signIn.person_id, [...ids]), isNull(signIn.ended_at)))
      return rows.map(({ id }) => id)
    },

    async listAllSignIns(): Promise<string[]> {
      const rows = await tx
        .select({ id: signIn.id })
        .from(signIn)
        .where(and(eq(signIn.chamber_id, chamberId), isNull(signIn.ended_at)))
      return rows.map(({ id }) => id)
    },

    async countMatters(personId: PersonId): Promise<number> {
      return tx.$count(matterTeam, and(eq(matterTeam.chamber_id, chamberId), eq(matterTeam.person_id, personId)))
    },
  }
}
