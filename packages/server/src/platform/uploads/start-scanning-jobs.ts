import { repeat } from '../jobs/periodic.ts'
import type { Context } from '../process/context.ts'
import { checkHeldFiles } from './scanning.jobs.ts'

export async function startScanningJobs({ queue, services: { scanning }, stopping }: Context): Promise<void> {
  await repeat(queue, checkHeldFiles, (signal) => scanning.checkAllHeld(AbortSignal.any([signal, stopping])))
}
