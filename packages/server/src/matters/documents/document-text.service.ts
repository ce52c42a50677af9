import type { ChamberId } from '@peshi/contract/platform/ids'
import { withoutContacts } from '@peshi/courts/reading/contacts'
import { NotFound } from '../../platform/errors.ts'
import { inPieces } from '../../platform/files/page-pieces.ts'
import { ReadingCutOff } from '../../platform/files/reading-process.ts'
import type { Context } from '../../platform/process/context.ts'
import { aboutDocument } from './about-document.ts'
import { isPhoto, isRecognisable, type ReadDocument, readingKindOf } from './document-text.limits.ts'
import { readDocument } from './document-text.process.ts'
import { documentTextRepo, type VersionKey } from './document-text.repo.ts'
import { readDocumentTexts } from './documents.jobs.ts'

type Unread = NonNullable<Awaited<ReturnType<ReturnType<typeof documentTextRepo>['findUnread']>>>

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'files' | 'emit' | 'log'>

const tries = 2

export function createDocumentTexts({ db, clock, queue, files, emit, log }: Needs, read = readDocument) {
  async function readFile(
    owner: ChamberId,
    { document_id, file_key, media_type, is_court_page }: Unread,
    signal: AbortSignal,
  ): Promise<ReadDocument> {
    const kind = readingKindOf(media_type)
    const nothing = { pages: 0, texts: [], hasScripts: false }
    if (isPhoto(media_type)) return { ...nothing, pages: 1, texts: [null], problem: null }
    for (let attempt = 1; kind; attempt++) {
      try {
        const found = await read(await files.lend(file_key), kind, owner, { signal })
        // Some courts print advocates' private addresses in their lists. They are not searched.
        return is_court_page ? { ...found, texts: found.texts.map((text) => text && withoutContacts(text)) } : found
      } catch (error) {
        if (error instanceof NotFound) return { ...nothing, problem: 'damaged' }
        // After a `ReadingCutOff`, reading is tried again, because the machine may only have lacked memory.
        if (!(error instanceof ReadingCutOff)) throw error
        log.warn({ documentId: document_id, problem: error.message }, 'The text of a document could not be read')
        if (attempt === tries) return { ...nothing, problem: 'cut-off' }
      }
    }
    return { ...nothing, problem: null }
  }

  /**
   * Uses several transactions, because a long one would block other requests. The last one marks the document as read.
   */
  async function keep(chamberId: ChamberId, row: Unread, { texts, pages, hasScripts, problem }: ReadDocument) {
    const key: VersionKey = { document_id: row.document_id, version: row.version }
    const isWaiting = isRecognisable(row.media_type)
    await db.asChamber(chamberId, (tx) => documentTextRepo(tx, chamberId).removePages(key))
    for await (const rows of inPieces(texts))
      await db.asChamber(chamberId, async (tx) => {
        const repo = documentTextRepo(tx, chamberId)
        if (await repo.isThere(key))
          await repo.insertPages(
            key,
            rows.map((page) => ({ ...page, waits: isWaiting && page.text === null })),
          )
      })
    await db.asChamber(chamberId, async (tx) => {
      const repo = documentTextRepo(tx, chamberId)
      await repo.keep(key, {
        text_read_at: clock.now(),
        pages: pages || null,
        has_text: pages === 0 ? null : texts.some((text) => text !== null),
        has_scripts: hasScripts,
        problem,
      })
      const document = await repo.findDocument(key.document_id)
      const detail = { waiting: isWaiting ? texts.filter((text) => text === null).length : 0 }
      if (document) await emit(tx, { chamberId }, { type: 'document.text-read', ...aboutDocument(document), detail })
      if (await repo.findUnread())
        await queue.enqueue(tx, readDocumentTexts, { chamberId }, { onceBy: chamberId, urgency: 'late' })
    })
  }

  return {
    /**
     * Reads only the newest document. If there are more, the chamber waits again, so that chambers take turns, and one
     * with many old documents does not delay another's new one.
     */
    async readNext(chamberId: ChamberId, signal: AbortSignal): Promise<void> {
      const unread = await db.asChamber(chamberId, (tx) => documentTextRepo(tx, chamberId).findUnread())
      if (!unread) return
      await keep(chamberId, unread, await readFile(chamberId, unread, signal))
    },
  }
}
