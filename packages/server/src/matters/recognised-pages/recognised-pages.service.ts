// Recognises the pages that are pictures, with one queue for orders and documents.
// - A turn reads a few pages of one item, each of which is stored at once. Then the item goes to the end of the queue, so
//   that an item of many pages delays the others little, and a stopped process loses only one page.
// - A court's order is recognised once for all chambers.
import { pagesOfWords, type Recognition as RecognitionReply } from '@peshi/contract/matters/recognised-pages'
import type { CourtId, DocumentId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { findCourt } from '@peshi/courts/catalogue/courts'
import { urgencyOfOrder } from '../../courts/courts/order-urgency.ts'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotChecked, NotFound } from '../../platform/errors.ts'
import type { Lent } from '../../platform/files/files.ts'
import { drawPicturePages, isShownAsPdf } from '../../platform/files/picture-pages.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Try } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import type { RecognisedLanguage } from '../../platform/recognition/recognition.limits.ts'
import { type RecognisedPage, recognise } from '../../platform/recognition/recognition.ts'
import { isUnsure, packPage } from '../../platform/recognition/stored-page.ts'
import { aboutDocument } from '../documents/about-document.ts'
import { documentsRepo } from '../documents/documents.repo.ts'
import { documentPage } from '../documents/documents.schema.ts'
import { orderCopyPage } from '../orders/order-copies.schema.ts'
import { ordersRepo } from '../orders/orders.repo.ts'
import { type Item, keyOf, recognisePages } from './recognised-pages.jobs.ts'
import {
  countWaiting,
  type ItemFile,
  isWaiting,
  listLeftOfChamber,
  listLeftOrders,
  recognisedPagesRepo,
} from './recognised-pages.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'files' | 'log' | 'emit' | 'emitOfCourts'>

type Repo = NonNullable<Awaited<ReturnType<typeof recognisedPagesRepo>>>

interface Asked {
  item: Item
  isOpened?: boolean | undefined
}

const pagesInTurn = 3

export function createRecognisedPages(
  { db, clock, queue, files, log, emit, emitOfCourts }: Needs,
  read: typeof recognise = recognise,
) {
  const withItem = <T>(item: Item, work: (repo: Repo, tx: Tx) => Promise<T>): Promise<T | null> => {
    const inside = async (tx: Tx) => {
      const repo = await recognisedPagesRepo(tx, item)
      return repo && work(repo, tx)
    }
    return item.chamberId ? db.asChamber(item.chamberId, inside) : db.asSystem('court-sync', inside)
  }

  const enqueue = (tx: Tx, { item, isOpened }: Asked, file: ItemFile, isLate = false) =>
    isOpened
      ? queue.enqueue(tx, recognisePages, { item, isOpened }, { onceBy: `${keyOf(item)} opened`, urgency: 'awaited' })
      : queue.enqueue(
          tx,
          recognisePages,
          { item },
          { onceBy: keyOf(item), urgency: isLate ? 'late' : urgencyOfOrder(file, clock.now()) },
        )

  /** Does nothing if another file took the place of the one that was read. */
  const keep = (item: Item, { sha256 }: ItemFile, ...pages: RecognisedPage[]) =>
    withItem(item, async (repo) => {
      if ((await repo.findFile())?.sha256 !== sha256) return
      for (const page of pages) await repo.put(page.page, packPage(page, clock.now()))
      if (pages.some(({ kind }) => kind === 'recognised')) await repo.markText()
    })

  /** A picture that browsers cannot show is recognised as the page of a PDF that they show. */
  async function lendShown({ file_key, mediaType }: ItemFile, owner: string, { signal }: Try): Promise<Lent> {
    const file = await files.lend(file_key)
    if (!isShownAsPdf(mediaType)) return file
    const pages = await drawPicturePages(file, mediaType, { owner, inBackground: true, urgency: 'late', signal })
    return new Blob(pages ? [new Uint8Array(pages)] : []).stream()
  }

  async function readSome(asked: Asked, file: ItemFile, pages: number[], attempt: Try): Promise<void> {
    const { item, isOpened } = asked
    const left = new Set(pages)
    const owner = item.chamberId ?? 'courts'
    try {
      const opened = await read(await lendShown(file, owner, attempt), {
        pages,
        languages: languagesOf(file.court),
        signal: attempt.signal,
        urgency: isOpened ? 'awaited' : 'late',
        owner,
        async onPage(page) {
          await keep(item, file, page)
          left.delete(page.page)
        },
      })
      if (opened.kind === 'refused') log.warn({ item, problem: opened.problem }, 'A file could not be recognised')
      await keep(item, file, ...unread([...left]))
    } catch (error) {
      if (error instanceof NotFound) return void (await keep(item, file, ...unread([...left])))
      if (attempt.signal.aborted || !attempt.isLast) throw error
      // The other pages may be readable, so only the page that failed three times is given up.
      log.warn({ item, error }, 'A page could not be recognised')
      await keep(item, file, ...unread([...left].slice(0, 1)))
    }
  }

  /** Reads the next pages of an item, and queues what is left. */
  async function readOn(asked: Asked, attempt: Try): Promise<void> {
    const { item } = asked
    const found = await withItem(item, async (repo) => {
      const file = await repo.findFile()
      return file && { file, pages: await repo.listWaiting(pagesInTurn) }
    })
    if (!found || found.pages.length === 0) return
    try {
      await readSome(asked, found.file, found.pages, attempt)
    } catch (error) {
      // The virus scanner's answer has the text read again.
      if (error instanceof NotChecked) return
      throw error
    }
    await withItem(item, async (repo, tx) => {
      if ((await repo.countWaiting()) > 0) return enqueue(tx, asked, found.file)
      const detail = { waiting: 0 }
      if (item.kind === 'order') {
        const event = { type: 'order.text-read' as const, subject: { kind: 'order', id: item.id }, detail }
        return item.chamberId ? emit(tx, { chamberId: item.chamberId }, event) : emitOfCourts(tx, event)
      }
      const about = aboutDocument({ id: item.id, matter_id: found.file.matterId })
      return emit(tx, { chamberId: item.chamberId }, { type: 'document.text-read', ...about, detail })
    })
  }

  async function describe(repo: Repo, from: number | undefined) {
    const states = await repo.listStates()
    const words = from === undefined ? [] : await repo.listWords(from, from + pagesOfWords - 1)
    return {
      file: states.some(({ waits }) => waits) ? await repo.findFile() : null,
      reply: {
        pages: states.flatMap(({ page, recognition }) =>
          recognition
            ? [
                {
                  page,
                  at: recognition.at,
                  problem: recognition.problem ?? null,
                  confidence: recognition.problem === undefined ? recognition.confidence : null,
                  is_unsure: isUnsure(recognition),
                },
              ]
            : [],
        ),
        waiting: states.filter(({ waits }) => waits).map(({ page }) => page),
        words: words.flatMap(({ page, text, recognition, boxes }) =>
          text && boxes && recognition && recognition.problem === undefined
            ? [{ page, text, turn: recognition.turn, boxes: Buffer.from(boxes).toString('base64') }]
            : [],
        ),
      },
    }
  }

  /** A person who asks has the item open, so its pages go to the front of the queue. */
  async function show(
    actor: Actor,
    from: number | undefined,
    find: (tx: Tx) => Promise<Item>,
  ): Promise<RecognitionReply> {
    const { item, file, reply } = await db.asChamber(actor, async (tx) => {
      const item = await find(tx)
      const repo = await recognisedPagesRepo(tx, item)
      if (!repo) throw new NotFound()
      return { item, ...(await describe(repo, from)) }
    })
    if (!file) return { ...reply, place: null }
    const key = keyOf(item)
    const now = await queue.findPlace(recognisePages, key)
    if (!now?.isRunning) await db.asChamber(actor, (tx) => enqueue(tx, { item, isOpened: true }, file))
    const place = now?.isRunning ? now : await queue.findPlace(recognisePages, key)
    return { ...reply, place: place && { at: place.at, of: place.of } }
  }

  return {
    readOn,

    async queueItem(item: Item): Promise<void> {
      await withItem(item, async (repo, tx) => {
        const file = await repo.findFile()
        if (file && (await repo.countWaiting()) > 0) await enqueue(tx, { item }, file)
      })
    },

    countAll: (): Promise<number> => db.asSystem('recognition', countWaiting),

    /** Queues what an older version of Peshi left, or what was lost. */
    async queueLeft(): Promise<void> {
      const left: Item[] = await db.asSystem('court-sync', listLeftOrders)
      const chambers = [
        ...(await chambersWith(db, 'recognition', documentPage, isWaiting(documentPage))),
        ...(await chambersWith(db, 'recognition', orderCopyPage, isWaiting(orderCopyPage))),
      ]
      for (const chamberId of new Set(chambers))
        left.push(...(await db.asChamber(chamberId, (tx) => listLeftOfChamber(tx, chamberId))))
      for (const item of left)
        await withItem(item, async (repo, tx) => {
          const file = await repo.findFile()
          if (file) await enqueue(tx, { item }, file, true)
        })
    },

    showOrder: (actor: Actor, matterId: MatterId, id: OrderId, from?: number) => {
      authorize(actor, 'read', 'Order')
      return show(actor, from, async (tx) => {
        const repo = ordersRepo(tx, actor.chamberId)
        const { caseId } = await repo.getMatter(matterId)
        if (!caseId) throw new NotFound()
        const { copy_key } = await repo.get(caseId, id)
        return { kind: 'order', id, chamberId: copy_key ? actor.chamberId : null }
      })
    },

    showDocument: (actor: Actor, id: DocumentId, from?: number) => {
      authorize(actor, 'read', 'Document')
      return show(actor, from, async (tx) => {
        await documentsRepo(tx, actor.chamberId).get(id)
        return { kind: 'document', id, chamberId: actor.chamberId }
      })
    },
  }
}

const unread = (pages: readonly number[]) =>
  pages.map((page): RecognisedPage => ({ kind: 'unread', page, problem: 'broken' }))

const hindiStates = new Set([
  'Bihar',
  'Chhattisgarh',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Madhya Pradesh',
  'Rajasthan',
  'Uttar Pradesh',
  'Uttarakhand',
])

/** The languages of a court, the more likely one first. Higher courts write in English. */
function languagesOf(courtId: CourtId | null): RecognisedLanguage[] {
  const court = courtId ? findCourt(courtId) : undefined
  return court?.type === 'district' && hindiStates.has(court.state ?? '') ? ['hin', 'eng'] : ['eng', 'hin']
}
