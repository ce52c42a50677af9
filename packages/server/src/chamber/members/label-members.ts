import type { InvitationId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { person } from '../../platform/db/people.schema.ts'
import type { ListLabels } from '../../platform/events/subjects.ts'
import { invitation } from './members.schema.ts'

/** The names of members and former members, and the addresses of invitations. */
export const labelMembers: ListLabels = async (tx, chamberId, ids) => {
  const people = await tx
    .select({ id: person.id, label: person.name })
    .from(person)
    .where(inArray(person.id, [...ids] as PersonId[]))
  const invitations = await tx
    .select({ id: invitation.id, label: invitation.email })
    .from(invitation)
    .where(and(eq(invitation.chamber_id, chamberId), inArray(invitation.id, [...ids] as InvitationId[])))
  return new Map([...people, ...invitations].map(({ id, label }) => [id, label]))
}
