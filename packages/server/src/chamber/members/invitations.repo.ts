import type { ChamberId, InvitationId, PersonId } from '@peshi/contract/platform/ids'
import type { Language } from '@peshi/contract/platform/person'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { invitation } from './members.schema.ts'

export type InvitationRow = typeof invitation.$inferSelect

export async function findByToken(tx: Tx, hash: string): Promise<{ chamberId: ChamberId; id: InvitationId } | null> {
  return tx
    .select({ chamberId: invitation.chamber_id, id: invitation.id })
    .from(invitation)
    .where(eq(invitation.token_hash, hash))
    .then(takeFirst)
}

interface Newcomer {
  id: PersonId
  name: string
  email: string | null
  mobile: string | null
  password_hash: string
  language: Language
  created_at: Date
}

export function invitationsRepo(tx: Tx, chamberId: ChamberId) {
  const one = (id: InvitationId) => and(eq(invitation.chamber_id, chamberId), eq(invitation.id, id))
  const open = and(isNull(invitation.accepted_at), isNull(invitation.revoked_at))
  const columns = { row: invitation, invited_by: person.name }

  return {
    list: (since: Date) =>
      tx
        .select(columns)
        .from(invitation)
        .leftJoin(person, eq(person.id, invitation.invited_by))
        .where(and(eq(invitation.chamber_id, chamberId), open, gt(invitation.created_at, since)))
        .orderBy(desc(invitation.created_at), desc(invitation.id)),

    get: (id: InvitationId) =>
      tx
        .select(columns)
        .from(invitation)
        .leftJoin(person, eq(person.id, invitation.invited_by))
        .where(and(one(id), open))
        .then(takeOne),

    hold: (id: InvitationId): Promise<InvitationRow | null> =>
      tx
        .select()
        .from(invitation)
        .where(and(one(id), open))
        .for('update')
        .then(takeFirst),

    async insert(row: Omit<typeof invitation.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(invitation).values({ ...row, chamber_id: chamberId })
    },

    async update(id: InvitationId, changes: Partial<typeof invitation.$inferInsert>): Promise<void> {
      await tx.update(invitation).set(changes).where(one(id))
    },

    async getChamber(): Promise<string> {
      const row = await tx.select({ name: chamber.name }).from(chamber).where(eq(chamber.id, chamberId)).then(takeOne)
      return row.name
    },

    async getLanguage(personId: PersonId): Promise<Language | null> {
      const [row] = await tx.select({ language: person.language }).from(person).where(eq(person.id, personId))
      return row?.language ?? null
    },

    /** Cannot return the row: a chamber can read only its members, and the new person is not yet a member. */
    async insertPerson(row: Newcomer): Promise<void> {
      await tx.insert(person).values(row)
    },
  }
}
