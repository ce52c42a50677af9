import { ChamberId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { removeDroppedFiles } from '../../platform/files/files.jobs.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'

export const readDocumentTexts: Job<{ chamberId: ChamberId }> = {
  name: 'read-document-texts',
  data: z.object({ chamberId: ChamberId }),
  retries: 5,
  retryAfterSeconds: 30,
  timeoutSeconds: 900,
  concurrency: 1,
}

export const cleanUpDocuments = periodic({
  name: 'keep-document-house',
  cron: '45 3 * * *',
  retries: 3,
  timeoutSeconds: 600,
})

export async function startDocumentJobs(context: Context): Promise<void> {
  const { documentTexts: texts, documentCleanup: cleanup } = context.services
  const untilStop = (signal: AbortSignal) => AbortSignal.any([signal, context.stopping])
  await context.queue.work(readDocumentTexts, ({ chamberId }, signal) => texts.readNext(chamberId, untilStop(signal)))
  await context.queue.work(removeDroppedFiles, ({ chamberId }, signal) =>
    cleanup.removeFiles(chamberId, untilStop(signal)),
  )
  await repeat(context.queue, cleanUpDocuments, (signal) => cleanup.run(untilStop(signal)))
}
