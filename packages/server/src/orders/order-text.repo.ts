import type { ChamberId, OrderId } from '@peshi/contract/ids'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { caseOrder, orderPage } from '../db/schema/courts.ts'
import { orderCopy, orderCopyPage } from '../db/schema/matters.ts'

/** What is known of a document's pages. */
export interface Unread {
  text_read_at: Date | null
  pages: number | null
  has_text: boolean | null
}
/** Of one that was just put in its place. */
export const unread: Unread = { text_read_at: null, pages: null, has_text: null }

/** A document that waits to be read: the key of its file, and the hash that tells it from one that takes its place. */
export interface UnreadDocument {
  file_key: string | null
  sha256: string | null
}

export interface OrderTextRepo {
  /** Null when it is gone or was read already. */
  findUnread(orderId: OrderId): Promise<UnreadDocument | null>
  /**
   * Keeps what was read; nothing when another document stands there by now, which has a job of its own.
   * `pages` is null for one that could not be read.
   */
  keep(orderId: OrderId, sha256: string | null, pages: (string | null)[] | null, now: Date): Promise<void>
}

const known = (pages: (string | null)[] | null, now: Date): Unread => ({
  text_read_at: now,
  pages: pages?.length ?? null,
  has_text: pages?.some((text) => text !== null) ?? null,
})

/** So many rows in one statement: a statement holds at most 65,535 values. */
const rowsAtOnce = 500

async function insertPages(
  pages: (string | null)[],
  insert: (rows: { page: number; text: string | null }[]) => unknown,
) {
  const rows = pages.map((text, index) => ({ page: index + 1, text }))
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insert(rows.slice(from, from + rowsAtOnce))
}

/** The courts' documents, read once for everybody. */
export function courtTextRepo(tx: Tx): OrderTextRepo & { listLeft(limit: number): Promise<OrderId[]> } {
  const isUnread = and(eq(caseOrder.document, 'ready'), isNull(caseOrder.text_read_at))
  return {
    async findUnread(orderId) {
      const [row] = await tx
        .select({ file_key: caseOrder.file_key, sha256: caseOrder.sha256 })
        .from(caseOrder)
        .where(and(eq(caseOrder.id, orderId), isUnread))
      return row ?? null
    },

    async keep(orderId, sha256, pages, now) {
      const kept = await tx
        .update(caseOrder)
        .set(known(pages, now))
        .where(and(eq(caseOrder.id, orderId), eq(caseOrder.sha256, sha256 ?? '')))
        .returning({ id: caseOrder.id })
      if (kept.length === 0) return
      await tx.delete(orderPage).where(eq(orderPage.order_id, orderId))
      await insertPages(pages ?? [], (rows) =>
        tx.insert(orderPage).values(rows.map((row) => ({ order_id: orderId, ...row }))),
      )
    },

    async listLeft(limit) {
      const rows = await tx.select({ id: caseOrder.id }).from(caseOrder).where(isUnread).limit(limit)
      return rows.map(({ id }) => id)
    },
  }
}

/** A chamber's own copies. */
export function copyTextRepo(tx: Tx, chamberId: ChamberId): OrderTextRepo {
  const isCopy = (orderId: OrderId) => and(eq(orderCopy.chamber_id, chamberId), eq(orderCopy.order_id, orderId))
  return {
    async findUnread(orderId) {
      const [row] = await tx
        .select({ file_key: orderCopy.file_key, sha256: orderCopy.sha256 })
        .from(orderCopy)
        .where(and(isCopy(orderId), isNull(orderCopy.text_read_at)))
      return row ?? null
    },

    async keep(orderId, sha256, pages, now) {
      const kept = await tx
        .update(orderCopy)
        .set(known(pages, now))
        .where(and(isCopy(orderId), eq(orderCopy.sha256, sha256 ?? '')))
        .returning({ id: orderCopy.id })
      if (kept.length === 0) return
      await tx
        .delete(orderCopyPage)
        .where(and(eq(orderCopyPage.chamber_id, chamberId), eq(orderCopyPage.order_id, orderId)))
      await insertPages(pages ?? [], (rows) =>
        tx.insert(orderCopyPage).values(rows.map((row) => ({ chamber_id: chamberId, order_id: orderId, ...row }))),
      )
    },
  }
}
