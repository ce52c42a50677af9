import type { InvitationId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { person } from '../../platform/db/people.schema.ts'
import type { ListLabels } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { type Grant, inChamber } from '../account/grants.ts'
import { createAccessRules } from './access-rules.service.ts'
import { createInvitations } from './invitations.service.ts'
import { membersRoutes } from './members.routes.ts'
import { invitation } from './members.schema.ts'
import { createMembers } from './members.service.ts'
import { createChamberSwitch } from './switch-chamber.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    accessRules: ReturnType<typeof createAccessRules>
    chamberSwitch: ReturnType<typeof createChamberSwitch>
    invitations: ReturnType<typeof createInvitations>
    members: ReturnType<typeof createMembers>
  }
}

/** The names of members and former members, and the addresses of invitations. */
const labelMembers: ListLabels = async (tx, chamberId, ids) => {
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

const invitationGrant: Grant = {
  of(whose) {
    if ('address' in whose) return eq(invitation.email, whose.address)
    if (!('personId' in whose)) return null
    return and(eq(invitation.invited_by, whose.personId), inChamber(invitation.chamber_id, whose))
  },
  async end(rows, { tx, at }) {
    await tx
      .update(invitation)
      .set({ revoked_at: at })
      .where(and(rows, isNull(invitation.accepted_at), isNull(invitation.revoked_at)))
    return []
  },
}

export const membersFeature: Feature = {
  services: {
    accessRules: createAccessRules,
    chamberSwitch: createChamberSwitch,
    invitations: createInvitations,
    members: createMembers,
  },
  routes: [membersRoutes],
  subjects: { member: labelMembers },
  notifies: {
    'member.joined': ({ detail }) => ({ kind: 'member.joined', to: 'chamber', values: { role: detail.after } }),
  },
  grants: { invitation: invitationGrant },
  joinChamber: ({ services }, personId, token) => services.invitations.acceptAs(personId, token),
}
