import type { Feature } from '../../platform/process/feature.ts'
import { checkStorageRoom } from './limits.ts'
import { remindPlans, startPlanJobs } from './plans.jobs.ts'
import { plansRoutes } from './plans.routes.ts'
import { readPlans } from './read-plans.ts'

export const plansFeature: Feature = {
  routes: [plansRoutes],
  jobs: [remindPlans],
  startJobs: startPlanJobs,
  readSettings: (read, { sandboxUrl }) => ({ plans: readPlans(read, sandboxUrl) }),
  checkRoom: checkStorageRoom,
}
