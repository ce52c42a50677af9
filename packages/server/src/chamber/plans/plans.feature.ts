import type { ListLabels } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { checkStorageRoom } from './limits.ts'
import { remindPlans, startPlanJobs } from './plans.jobs.ts'
import { plansRepo } from './plans.repo.ts'
import { plansRoutes } from './plans.routes.ts'
import { createPlans } from './plans.service.ts'
import { readPlans } from './read-plans.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    plans: ReturnType<typeof createPlans>
  }
}

const labelPlan: ListLabels = async (tx, chamberId) => {
  const plan = await plansRepo(tx, chamberId).find()
  return new Map([[chamberId, plan?.name ?? null]])
}

export const plansFeature: Feature = {
  services: { plans: createPlans },
  routes: [plansRoutes],
  jobs: [remindPlans],
  startJobs: startPlanJobs,
  readSettings: (read, { sandboxUrl }) => ({ plans: readPlans(read, sandboxUrl) }),
  checkRoom: checkStorageRoom,
  subjects: { plan: labelPlan },
  notifies: {
    'plan.ending': () => ({ kind: 'plan.ending', to: 'chamber' }),
    'plan.paid': () => ({ kind: 'plan.paid', to: 'chamber' }),
    'plan.paid-twice': () => ({ kind: 'plan.paid-twice', to: 'chamber' }),
  },
}
