import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { carryOutDeletions, remindOfDeletions } from './carry-out.ts'
import { isToBeDeleted } from './deletions.repo.ts'
import { createDeletions } from './deletions.service.ts'
import { privacyRoutes } from './privacy.routes.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    deletions: ReturnType<typeof createDeletions>
  }
}

export const carryOut = periodic({
  name: 'carry-out-deletions',
  cron: '30 2 * * *',
  retries: 5,
  retryAfterSeconds: 300,
  timeoutSeconds: 4 * 3600,
})

export async function startPrivacyJobs(context: Context): Promise<void> {
  await repeat(context.queue, carryOut, async (signal) => {
    await remindOfDeletions(context)
    await carryOutDeletions(context, AbortSignal.any([signal, context.stopping]))
  })
}

export const privacyFeature: Feature = {
  services: { deletions: createDeletions },
  routes: [privacyRoutes],
  jobs: [carryOut],
  startJobs: startPrivacyJobs,
  isToBeDeleted,
}
