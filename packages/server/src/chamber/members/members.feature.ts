import type { Feature } from '../../platform/process/feature.ts'
import { createAccessRules } from './access-rules.service.ts'
import { invitationGrant } from './invitation-grant.ts'
import { createInvitations } from './invitations.service.ts'
import { labelMembers } from './label-members.ts'
import { membersRoutes } from './members.routes.ts'
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
