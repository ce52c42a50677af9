import type { ChamberId, OrderId } from '@peshi/contract/ids'
import type { Context } from '../context.ts'
import { NotFound } from '../http/errors.ts'
import type { Try } from '../jobs/queue.ts'
import type { ReadText } from './order-text.limits.ts'
import { ReadingCutOff, type ReadingOptions } from './order-text.process.ts'
import { copyTextRepo, courtTextRepo, type OrderTextRepo } from './order-text.repo.ts'
import { readOrderText } from './orders.jobs.ts'

/** Throws `ReadingCutOff` where the document took more than one may. */
export type ReadPdf = (pdf: ReadableStream<Uint8Array>, options: ReadingOptions) => Promise<ReadText>

interface Needs extends Pick<Context, 'db' | 'clock' | 'queue' | 'files' | 'log'> {
  readPdf: ReadPdf
}

const leftAtOnce = 500

/** Reads what documents say, each once. Repeated, it changes nothing; cut off, it begins that document anew. */
export function createOrderTexts({ db, clock, queue, files, log, readPdf }: Needs) {
  const withRepo = <T>(chamberId: ChamberId | undefined, work: (repo: OrderTextRepo) => Promise<T>) =>
    chamberId
      ? db.asChamber(chamberId, (tx) => work(copyTextRepo(tx, chamberId)))
      : db.asSystem('court-sync', (tx) => work(courtTextRepo(tx)))

  /** The text, or null for a document that gives none however often it is tried. */
  async function readFile(key: string, orderId: OrderId, attempt: Try): Promise<(string | null)[] | null> {
    const giveUp = (problem: string) => {
      log.warn({ orderId, problem }, 'The text of an order could not be read')
      return null
    }
    try {
      const read = await readPdf(await files.read(key), { signal: attempt.signal })
      return read.kind === 'read' ? read.pages : giveUp(read.problem)
    } catch (error) {
      // Perhaps the machine had no room just now; on the last try it is the document's doing.
      if (error instanceof ReadingCutOff && attempt.isLast) return giveUp(error.message)
      if (error instanceof NotFound) return giveUp('Its file is gone')
      throw error
    }
  }

  return {
    async readText({ orderId, chamberId }: { orderId: OrderId; chamberId?: ChamberId | undefined }, attempt: Try) {
      const document = await withRepo(chamberId, (repo) => repo.findUnread(orderId))
      if (!document?.file_key) return
      const pages = await readFile(document.file_key, orderId, attempt)
      await withRepo(chamberId, (repo) => repo.keep(orderId, document.sha256, pages, clock.now()))
    },

    /** Of the courts' documents; a chamber's copy has its own job, which lasts until it is read. */
    queueLeft: () =>
      db.asSystem('court-sync', async (tx) => {
        for (const orderId of await courtTextRepo(tx).listLeft(leftAtOnce))
          await queue.enqueue(tx, readOrderText, { orderId }, { onceBy: orderId })
      }),
  }
}
