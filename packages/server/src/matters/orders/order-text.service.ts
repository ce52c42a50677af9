import type { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { urgencyOfOrder } from '../../courts/courts/order-urgency.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotChecked, NotFound } from '../../platform/errors.ts'
import type { Lent } from '../../platform/files/files.ts'
import { inPieces } from '../../platform/files/page-pieces.ts'
import type { Try } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import type { ReadText } from './order-text.limits.ts'
import { ReadingCutOff, type ReadingOptions, readPdfText } from './order-text.process.ts'
import { copyTextRepo, courtTextRepo, type OrderTextRepo } from './order-text.repo.ts'
import { readOrderText } from './orders.jobs.ts'

export type ReadPdf = (pdf: Lent, options: ReadingOptions) => Promise<ReadText>

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'files' | 'log' | 'emit' | 'emitOfCourts'>

interface Asked {
  orderId: OrderId
  chamberId?: ChamberId | undefined
  isOpened?: boolean | undefined
}

interface Read {
  orderId: OrderId
  chamberId: ChamberId | undefined
  sha256: string | null
}

const leftAtOnce = 500

export function createOrderTexts(
  { db, clock, queue, files, log, emit, emitOfCourts }: Needs,
  readPdf: ReadPdf = readPdfText,
) {
  const withRepo = <T>(chamberId: ChamberId | undefined, work: (repo: OrderTextRepo, tx: Tx) => Promise<T>) =>
    chamberId
      ? db.asChamber(chamberId, (tx) => work(copyTextRepo(tx, chamberId), tx))
      : db.asSystem('court-sync', (tx) => work(courtTextRepo(tx), tx))

  async function readFile(
    key: string,
    { orderId, isOpened }: Asked,
    attempt: Try,
  ): Promise<(string | null)[] | 'held' | null> {
    const giveUp = (problem: string) => {
      log.warn({ orderId, problem }, 'The text of an order could not be read')
      return null
    }
    try {
      const read = await readPdf(await files.lend(key), {
        signal: attempt.signal,
        urgency: isOpened ? 'awaited' : 'usual',
      })
      return read.kind === 'read' ? read.pages : giveUp(read.problem)
    } catch (error) {
      // The machine may only have lacked memory, so only the last try gives up.
      if (error instanceof ReadingCutOff && attempt.isLast) return giveUp(error.message)
      if (error instanceof NotChecked) return 'held'
      if (error instanceof NotFound) return giveUp('Its file is gone')
      throw error
    }
  }

  /** Uses several transactions, because a long one would block other requests. The last one marks the order as read. */
  async function keep({ orderId, chamberId, sha256 }: Read, pages: (string | null)[] | null): Promise<void> {
    const whileUnread = (work: (repo: OrderTextRepo, tx: Tx) => Promise<void>) =>
      withRepo(chamberId, async (repo, tx) => {
        const isUnread = await repo.hold(orderId, sha256)
        if (isUnread) await work(repo, tx)
        return isUnread
      })
    if (!(await whileUnread((repo) => repo.removePages(orderId)))) return
    for await (const rows of inPieces(pages ?? []))
      if (!(await whileUnread((repo) => repo.insertPages(orderId, rows)))) return
    await whileUnread(async (repo, tx) => {
      // A concurrent run may have removed pages. The error makes the job run again.
      if ((await repo.countPages(orderId)) !== (pages?.length ?? 0))
        throw new Error('Not all pages of the order were stored')
      await repo.markRead(orderId, pages, clock.now())
      const event = {
        type: 'order.text-read' as const,
        subject: { kind: 'order', id: orderId },
        detail: { waiting: pages?.filter((text) => text === null).length ?? 0 },
      }
      await (chamberId ? emit(tx, { chamberId }, event) : emitOfCourts(tx, event))
    })
  }

  return {
    async readText(asked: Asked, attempt: Try) {
      const { orderId, chamberId } = asked
      const document = await withRepo(chamberId, (repo) => repo.findUnread(orderId))
      if (!document?.file_key) return
      const pages = await readFile(document.file_key, asked, attempt)
      if (pages === 'held') return
      await keep({ orderId, chamberId, sha256: document.sha256 }, pages)
    },

    queueLeft: () =>
      db.asSystem('court-sync', async (tx) => {
        for (const { id: orderId, ...order } of await courtTextRepo(tx).listLeft(leftAtOnce)) {
          const urgency = urgencyOfOrder(order, clock.now())
          await queue.enqueue(tx, readOrderText, { orderId }, { onceBy: orderId, urgency })
        }
      }),
  }
}
