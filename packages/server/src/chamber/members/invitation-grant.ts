import { and, eq, isNull } from 'drizzle-orm'
import { type Grant, inChamber } from '../account/grants.ts'
import { invitation } from './members.schema.ts'

export const invitationGrant: Grant = {
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
