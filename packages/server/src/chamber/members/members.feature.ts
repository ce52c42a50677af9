import type { Feature } from '../../platform/process/feature.ts'
import { createSessions } from '../account/session.service.ts'
import { invitationGrant } from './invitation-grant.ts'
import { createInvitations } from './invitations.service.ts'
import { labelMembers } from './label-members.ts'
import { membersRoutes } from './members.routes.ts'

export const membersFeature: Feature = {
  routes: [membersRoutes],
  subjects: { member: labelMembers },
  notifies: {
    'member.joined': ({ detail }) => ({ kind: 'member.joined', to: 'chamber', values: { role: detail.after } }),
  },
  grants: { invitation: invitationGrant },
  joinChamber: (context) => {
    const sessions = createSessions({ ...context, secret: context.config.secret })
    return createInvitations({ ...context, sessions }).acceptAs
  },
}
