import type { Feature } from '../../platform/process/feature.ts'
import { teamRoutes } from './team.routes.ts'
import { createTeams, leaveTeams } from './team.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    teams: ReturnType<typeof createTeams>
  }
}

export const teamFeature: Feature = {
  services: { teams: createTeams },
  routes: [teamRoutes],
  on: (context) => ({ 'member.removed': leaveTeams(context), 'member.left': leaveTeams(context) }),
}
