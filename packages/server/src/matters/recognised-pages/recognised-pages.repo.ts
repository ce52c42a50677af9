import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, DocumentId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { and, asc, between, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { caseOrder, orderPage } from '../../courts/courts/courts.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import type { RecognisedPage } from '../../platform/recognition/recognition.ts'
import { type packPage, type Recognition, unpackPage } from '../../platform/recognition/stored-page.ts'
import { document, documentPage, documentVersion } from '../documents/documents.schema.ts'
import { orderCopy, orderCopyPage } from '../orders/order-copies.schema.ts'
import type { Item } from './recognised-pages.jobs.ts'

export interface ItemFile {
  /** Null for an order, and for a document of a client. */
  matterId: MatterId | null
  file_key: string
  sha256: string
  mediaType: string
  /** Null for a document of a client. */
  court: CourtId | null
  /** Null for a document. */
  date: CourtDate | null
  nextDate: CourtDate | null
}

/** Without a parameter, so that the database uses the index of the waiting pages. */
export const isWaiting = ({ waits }: { waits: PgColumn }): SQL => sql`${waits}`

const mostPages = 100_000

interface Target {
  pages: typeof orderPage
  isPage: SQL | undefined
  findFile(): Promise<ItemFile | null>
  markText(): PromiseLike<unknown>
}

const pdf = { mediaType: 'application/pdf', matterId: null }

const findOrder = (tx: Tx, id: OrderId) =>
  tx
    .select({
      file_key: caseOrder.file_key,
      sha256: caseOrder.sha256,
      court: courtCase.court,
      date: caseOrder.date,
      nextDate: courtCase.next_date,
    })
    .from(caseOrder)
    .innerJoin(courtCase, eq(courtCase.id, caseOrder.case_id))
    .where(eq(caseOrder.id, id))
    .then(takeFirst)

const ofOrder = (tx: Tx, id: OrderId): Target => ({
  pages: orderPage,
  isPage: eq(orderPage.order_id, id),
  async findFile() {
    const order = await findOrder(tx, id)
    const { file_key, sha256 } = order ?? {}
    return order && file_key && sha256 ? { ...order, file_key, sha256, ...pdf } : null
  },
  markText: () => tx.update(caseOrder).set({ has_text: true }).where(eq(caseOrder.id, id)),
})

function ofCopy(tx: Tx, chamberId: ChamberId, id: OrderId): Target {
  const isCopy = and(eq(orderCopy.chamber_id, chamberId), eq(orderCopy.order_id, id))
  return {
    pages: orderCopyPage as unknown as typeof orderPage,
    isPage: and(eq(orderCopyPage.chamber_id, chamberId), eq(orderCopyPage.order_id, id)),
    async findFile() {
      const copy = await tx
        .select({ file_key: orderCopy.file_key, sha256: orderCopy.sha256 })
        .from(orderCopy)
        .where(isCopy)
        .then(takeFirst)
      const order = await findOrder(tx, id)
      return copy && order && { ...order, ...copy, ...pdf }
    },
    markText: () => tx.update(orderCopy).set({ has_text: true }).where(isCopy),
  }
}

async function ofDocument(tx: Tx, chamberId: ChamberId, id: DocumentId): Promise<Target | null> {
  const row = await tx
    .select({ version: document.newest, matterId: document.matter_id })
    .from(document)
    .where(and(eq(document.chamber_id, chamberId), eq(document.id, id), isNull(document.deleted_at)))
    .then(takeFirst)
  if (!row) return null
  const { version, matterId } = row
  const isVersion = and(
    eq(documentVersion.chamber_id, chamberId),
    eq(documentVersion.document_id, id),
    eq(documentVersion.version, version),
  )
  return {
    pages: documentPage as unknown as typeof orderPage,
    isPage: and(
      eq(documentPage.chamber_id, chamberId),
      eq(documentPage.document_id, id),
      eq(documentPage.version, version),
    ),
    async findFile() {
      const file = await tx
        .select({
          file_key: documentVersion.file_key,
          sha256: documentVersion.sha256,
          mediaType: documentVersion.media_type,
        })
        .from(documentVersion)
        .where(isVersion)
        .then(takeFirst)
      const of = matterId
        ? await tx
            .select({ court: matter.hc_name, nextDate: matter.next_date })
            .from(matter)
            .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, matterId)))
            .then(takeFirst)
        : null
      return file && { court: null, nextDate: null, ...of, ...file, date: null, matterId }
    },
    markText: () => tx.update(documentVersion).set({ has_text: true }).where(isVersion),
  }
}

export interface PageState {
  page: number
  waits: boolean
  recognition: Recognition | null
}

/** Null if the document is deleted. */
export async function recognisedPagesRepo(tx: Tx, item: Item) {
  const target =
    item.kind === 'document'
      ? await ofDocument(tx, item.chamberId, item.id)
      : item.chamberId
        ? ofCopy(tx, item.chamberId, item.id)
        : ofOrder(tx, item.id)
  if (!target) return null
  const { pages, isPage, findFile, markText } = target

  return {
    findFile,
    markText,

    async listWaiting(limit: number): Promise<number[]> {
      const rows = await tx
        .select({ page: pages.page })
        .from(pages)
        .where(and(isPage, isWaiting(pages)))
        .orderBy(asc(pages.page))
        .limit(limit)
      return rows.map(({ page }) => page)
    },

    /** Pages that were or will be recognised. */
    listStates: (): PromiseLike<PageState[]> =>
      tx
        .select({ page: pages.page, waits: pages.waits, recognition: pages.recognition })
        .from(pages)
        .where(and(isPage, or(isWaiting(pages), isNotNull(pages.recognition))))
        .orderBy(asc(pages.page)),

    listWords: (from: number, to: number) =>
      tx
        .select({ page: pages.page, text: pages.text, recognition: pages.recognition, boxes: pages.boxes })
        .from(pages)
        .where(and(isPage, between(pages.page, from, to), isNotNull(pages.boxes)))
        .orderBy(asc(pages.page)),

    async put(page: number, stored: ReturnType<typeof packPage>): Promise<void> {
      // A page that a crash loses is recognised again, so nothing needs to wait for the disk.
      await tx.execute(sql`set local synchronous_commit = off`)
      await tx
        .update(pages)
        .set({ ...stored, waits: false })
        .where(and(isPage, eq(pages.page, page), isWaiting(pages)))
    },

    countWaiting: () => tx.$count(pages, and(isPage, isWaiting(pages))),
  }
}

const leftAtOnce = 500

export async function listLeftOrders(tx: Tx): Promise<Item[]> {
  const rows = await tx
    .selectDistinct({ id: orderPage.order_id })
    .from(orderPage)
    .where(isWaiting(orderPage))
    .orderBy(desc(orderPage.order_id))
    .limit(leftAtOnce)
  return rows.map(({ id }) => ({ kind: 'order', id, chamberId: null }))
}

export async function listLeftOfChamber(tx: Tx, chamberId: ChamberId): Promise<Item[]> {
  const documents = await tx
    .selectDistinct({ id: documentPage.document_id })
    .from(documentPage)
    .where(and(eq(documentPage.chamber_id, chamberId), isWaiting(documentPage)))
    .orderBy(desc(documentPage.document_id))
    .limit(leftAtOnce)
  const copies = await tx
    .selectDistinct({ id: orderCopyPage.order_id })
    .from(orderCopyPage)
    .where(and(eq(orderCopyPage.chamber_id, chamberId), isWaiting(orderCopyPage)))
    .orderBy(desc(orderCopyPage.order_id))
    .limit(leftAtOnce)
  return [
    ...documents.map(({ id }): Item => ({ kind: 'document', id, chamberId })),
    ...copies.map(({ id }): Item => ({ kind: 'order', id, chamberId })),
  ]
}

export const countWaiting = async (tx: Tx): Promise<number> =>
  (await tx.$count(orderPage, isWaiting(orderPage))) +
  (await tx.$count(documentPage, isWaiting(documentPage))) +
  (await tx.$count(orderCopyPage, isWaiting(orderCopyPage)))

export async function listTextLayer(tx: Tx, item: Item): Promise<RecognisedPage[]> {
  const repo = await recognisedPagesRepo(tx, item)
  const pages = (await repo?.listWords(1, mostPages)) ?? []
  return pages.flatMap(unpackPage)
}
