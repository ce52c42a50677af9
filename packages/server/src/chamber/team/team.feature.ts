import * as contract from '@peshi/contract/chamber/team'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createTeams, leaveTeams } from './team.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    teams: ReturnType<typeof createTeams>
  }
}

function teamRoutes({ services: { teams } }: Context): Bound[] {
  return [
    bindData(contract.listMembers, ({ actor }) => teams.listMembers(actor)),
    bindData(contract.getTeam, ({ actor, params }) => teams.get(actor, params.id)),
    changeSaved(contract.setTeam, messages.teamSaved, ({ tx, actor, params, body }) =>
      teams.set(tx, actor, params.id, body),
    ),
  ]
}

export const teamFeature: Feature = {
  services: { teams: createTeams },
  routes: [teamRoutes],
  on: (context) => ({ 'member.removed': leaveTeams(context), 'member.left': leaveTeams(context) }),
}
