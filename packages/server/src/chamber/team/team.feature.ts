import type { Feature } from '../../platform/process/feature.ts'
import { teamRoutes } from './team.routes.ts'
import { leaveTeams } from './team.service.ts'

export const teamFeature: Feature = {
  routes: [teamRoutes],
  on: (context) => ({ 'member.removed': leaveTeams(context), 'member.left': leaveTeams(context) }),
}
