import { removeDroppedFiles } from '../../platform/files/files.jobs.ts'
import type { Context } from '../../platform/process/context.ts'
import { readDocument } from './document-text.process.ts'
import { createDocumentTexts } from './document-text.service.ts'
import { keepDocumentHouse, readDocumentTexts } from './documents.jobs.ts'
import { createDocumentHouse } from './house-keeping.ts'

export async function startDocumentJobs(context: Context): Promise<void> {
  const texts = createDocumentTexts({ ...context, read: readDocument })
  const house = createDocumentHouse(context)
  const untilStop = (signal: AbortSignal) => AbortSignal.any([signal, context.stopping])
  await context.queue.work(readDocumentTexts, ({ chamberId }, signal) => texts.readAll(chamberId, untilStop(signal)))
  await context.queue.work(removeDroppedFiles, ({ chamberId }, signal) =>
    house.removeFiles(chamberId, untilStop(signal)),
  )
  await context.queue.work(keepDocumentHouse, (_, signal) => house.keepHouse(untilStop(signal)))
  await context.queue.schedule(keepDocumentHouse, '45 3 * * *', {})
}
