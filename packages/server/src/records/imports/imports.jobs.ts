import { ChamberId, ImportId, PersonId } from '@peshi/contract/platform/ids'
import { and, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { importsRepo } from './imports.repo.ts'
import { matterImport } from './imports.schema.ts'

export const runImport: Job<{ chamberId: ChamberId; importId: ImportId }> = {
  name: 'run-import',
  data: z.object({ chamberId: ChamberId, importId: ImportId }),
  retries: 8,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const turnImport: Job<{ chamberId: ChamberId; importId: ImportId; personId: PersonId; to: 'bin' | 'back' }> = {
  name: 'turn-import',
  data: z.object({ chamberId: ChamberId, importId: ImportId, personId: PersonId, to: z.enum(['bin', 'back']) }),
  retries: 5,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const forgetImports = periodic({ name: 'forget-imports', cron: '40 3 * * *', retries: 2, timeoutSeconds: 300 })

const dayMs = 86_400_000
const unstartedForMs = 14 * dayMs
const rowsKeptForMs = 90 * dayMs

export async function startImportJobs(context: Context): Promise<void> {
  const { queue, stopping, services } = context
  const { runImport: run, turnImport: turn } = services
  await queue.work(runImport, ({ chamberId, importId }, signal) =>
    run(chamberId, importId, AbortSignal.any([signal, stopping])),
  )
  await queue.work(turnImport, (data, signal) => turn(data, AbortSignal.any([signal, stopping])))
  await repeat(queue, forgetImports, async () => {
    await removeUnstarted(context)
    await removeOldRows(context)
  })
}

async function removeUnstarted({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - unstartedForMs)
  const isOld = and(inArray(matterImport.state, ['mapping', 'ready']), lt(matterImport.created_at, before))
  for (const id of await chambersWith(db, 'cleanup', matterImport, isOld))
    await db.asChamber(id, (tx) => importsRepo(tx, id).removeUnstartedBefore(before))
}

async function removeOldRows({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - rowsKeptForMs)
  const isOld = and(inArray(matterImport.state, ['done', 'undone']), lt(matterImport.created_at, before))
  for (const id of await chambersWith(db, 'cleanup', matterImport, isOld))
    await db.asChamber(id, (tx) => importsRepo(tx, id).removeRowsOfEndedBefore(before))
}
