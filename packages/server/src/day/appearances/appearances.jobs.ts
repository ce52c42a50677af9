import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'

export const askWhoAppears = periodic({
  name: 'ask-who-appears',
  cron: '*/5 * * * *',
  retries: 0,
  timeoutSeconds: 280,
})

export async function startAppearanceJobs({ queue, log, services }: Context): Promise<void> {
  await repeat(queue, askWhoAppears, (signal) =>
    services.appearances.ask(signal, (error, chamber) => log.error({ error, chamber }, 'Nobody could be asked')),
  )
}
