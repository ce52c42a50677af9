import { ChamberId, FilingBundleId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'

/** Repeated after a killed process. What was prepared before is in the work folder. */
export const makeFilingBundleJob: Job<{ chamberId: ChamberId; id: FilingBundleId }> = {
  name: 'make-filing-bundle',
  data: z.object({ chamberId: ChamberId, id: FilingBundleId }),
  retries: 3,
  retryAfterSeconds: 10,
  timeoutSeconds: 2 * 3600,
  concurrency: 1,
}

export async function startFilingBundleJobs({ queue, services, stopping }: Context): Promise<void> {
  await queue.work(makeFilingBundleJob, (data, signal, { isLast }) =>
    services.filingBundleMaking.make(data, { signal: AbortSignal.any([signal, stopping]), isLast }),
  )
}
