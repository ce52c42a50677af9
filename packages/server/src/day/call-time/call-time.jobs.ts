import type { CourtId } from '@peshi/contract/platform/ids'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { learnPaces } from './learn-paces.ts'
import { raiseAlerts } from './raise-alerts.ts'

export const learnCallPaces = periodic({
  name: 'learn-call-paces',
  cron: '20 11-18 * * 1-6',
  retries: 1,
  timeoutSeconds: 1200,
})

export async function startCallTimeJobs(context: Context): Promise<void> {
  await repeat(context.queue, learnCallPaces, (signal) =>
    learnPaces(context, AbortSignal.any([signal, context.stopping])),
  )
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
