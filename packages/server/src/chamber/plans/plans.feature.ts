import * as contract from '@peshi/contract/chamber/plans'
import type { ListLabels } from '../../platform/events/subjects.ts'
import { type Bound, bind, changeData } from '../../platform/http/bind.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { checkStorageRoom } from './limits.ts'
import { plansRepo } from './plans.repo.ts'
import { createPlans } from './plans.service.ts'
import { readPlans } from './read-plans.ts'
import { remindOfPlans } from './remind-of-plans.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    plans: ReturnType<typeof createPlans>
  }
}

function plansRoutes({ services: { plans } }: Context): Bound[] {
  return [
    bind(contract.userPlans, ({ actor }) => plans.list(actor)),
    changeData(contract.saveBilling, ({ tx, actor, body }) => plans.saveBilling(tx, actor, body)),
  ]
}

const remindPlans = periodic({ name: 'remind-of-plans', cron: '40 8 * * *', retries: 5, timeoutSeconds: 600 })

async function startPlanJobs(context: Context): Promise<void> {
  await repeat(context.queue, remindPlans, () => remindOfPlans(context))
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
