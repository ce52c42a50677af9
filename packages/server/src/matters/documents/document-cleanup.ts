import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import type { Context } from '../../platform/process/context.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { heldFilesRepo } from '../../platform/uploads/held-files.repo.ts'
import { removeUploadsBefore } from '../../platform/uploads/uploads.repo.ts'
import { upload } from '../../platform/uploads/uploads.schema.ts'
import { readDocumentTexts } from './documents.jobs.ts'
import { document, documentVersion, droppedFile } from './documents.schema.ts'

const uploadDays = 7
const filesAtOnce = 200

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'queue' | 'files' | 'events' | 'log'>

export function createDocumentCleanup(context: Needs) {
  const { db, clock, queue, files, log } = context

  /** Removes each file before its row in `dropped_file`, so that the next run retries a failed removal. */
  async function removeFiles(chamberId: ChamberId, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted()
      const dropped = await db.asChamber(chamberId, (tx) =>
        tx
          .select({ key: droppedFile.file_key })
          .from(droppedFile)
          .where(eq(droppedFile.chamber_id, chamberId))
          .limit(filesAtOnce),
      )
      if (dropped.length === 0) return
      const keys = dropped.map(({ key }) => key)
      for (const key of keys) await files.remove(key)
      await db.asChamber(chamberId, async (tx) => {
        await heldFilesRepo(tx, chamberId).remove(keys)
        await tx
          .delete(droppedFile)
          .where(and(eq(droppedFile.chamber_id, chamberId), inArray(droppedFile.file_key, keys)))
      })
    }
  }

  return {
    removeFiles,

    async run(signal: AbortSignal): Promise<void> {
      const removed = await emptyBinOf(context, document)
      if (removed > 0) log.info({ removed }, 'Emptied the recycle bins of documents')
      const before = new Date(clock.now().getTime() - uploadDays * 86_400_000)
      for (const id of await chambersWith(db, 'cleanup', upload, lt(upload.touched_at, before)))
        await db.asChamber(id, (tx) => removeUploadsBefore(tx, id, before))
      for (const id of await chambersWith(db, 'cleanup', droppedFile)) await removeFiles(id, signal)
      for (const id of await chambersWith(db, 'cleanup', documentVersion, isNull(documentVersion.text_read_at)))
        await db.asChamber(id, (tx) =>
          queue.enqueue(tx, readDocumentTexts, { chamberId: id }, { onceBy: id, urgency: 'late' }),
        )
    },
  }
}
