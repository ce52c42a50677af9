import { z } from 'zod'
import { vacuumTables } from '../../platform/db/vacuum.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'

export const vacuumDatabase: Job<Record<string, never>> = {
  name: 'vacuum-database',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
}

export async function startInstallationJobs({ db, queue }: Context): Promise<void> {
  if (db.engine.name !== 'pglite') return
  await queue.work(vacuumDatabase, () => vacuumTables(db.engine))
  await queue.schedule(vacuumDatabase, '5-55/10 * * * *', {})
}
