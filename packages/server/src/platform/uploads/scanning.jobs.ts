import { periodic, repeat } from '../jobs/periodic.ts'
import type { Context } from '../process/context.ts'

export const checkHeldFiles = periodic({
  name: 'check-held-files',
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 900,
})

export async function startScanningJobs({ queue, services: { scanning }, stopping }: Context): Promise<void> {
  await repeat(queue, checkHeldFiles, (signal) => scanning.checkAllHeld(AbortSignal.any([signal, stopping])))
}
