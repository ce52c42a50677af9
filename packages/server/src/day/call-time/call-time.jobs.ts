import type { CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { learnPaces } from './learn-paces.ts'
import { raiseAlerts } from './raise-alerts.ts'

export const learnCallPaces: Job<Record<string, never>> = {
  name: 'learn-call-paces',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 1200,
  concurrency: 1,
}

export async function startCallTimeJobs(context: Context): Promise<void> {
  await context.queue.work(learnCallPaces, (_, signal) =>
    learnPaces(context, AbortSignal.any([signal, context.stopping])),
  )
  await context.queue.schedule(learnCallPaces, '20 11-18 * * 1-6', {})
  if (context.config.role !== 'api') followBoards(context)
}

export function followBoards(context: Context): () => void {
  const busy = new Set<CourtId>()
  const unlisten = context.events.onBoard((court) => {
    if (busy.has(court) || context.stopping.aborted) return
    busy.add(court)
    raiseAlerts(context, court)
      .catch((error) => context.log.error({ error, court }, 'Alerts before a call could not be raised'))
      .finally(() => busy.delete(court))
  })
  context.stopping.addEventListener('abort', unlisten, { once: true })
  return unlisten
}
