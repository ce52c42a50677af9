import { removeDroppedFiles } from '../../platform/files/files.jobs.ts'
import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { cleanUpDocuments, readDocumentTexts } from './documents.jobs.ts'

export async function startDocumentJobs(context: Context): Promise<void> {
  const { documentTexts: texts, documentCleanup: cleanup } = context.services
  const untilStop = (signal: AbortSignal) => AbortSignal.any([signal, context.stopping])
  await context.queue.work(readDocumentTexts, ({ chamberId }, signal) => texts.readAll(chamberId, untilStop(signal)))
  await context.queue.work(removeDroppedFiles, ({ chamberId }, signal) =>
    cleanup.removeFiles(chamberId, untilStop(signal)),
  )
  await repeat(context.queue, cleanUpDocuments, (signal) => cleanup.run(untilStop(signal)))
}
