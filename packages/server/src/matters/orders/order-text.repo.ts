import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { caseOrder, orderPage } from '../../courts/courts/courts.schema.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import type { PageText } from '../../platform/files/page-pieces.ts'
import { orderCopy, orderCopyPage } from './order-copies.schema.ts'

export interface Unread {
  text_read_at: Date | null
  pages: number | null
  has_text: boolean | null
}
export const unread: Unread = { text_read_at: null, pages: null, has_text: null }

export interface UnreadDocument {
  file_key: string | null
  sha256: string | null
}

interface Left {
  id: OrderId
  date: CourtDate | null
  nextDate: CourtDate | null
}

export interface OrderTextRepo {
  findUnread(orderId: OrderId): Promise<UnreadDocument | null>
  hold(orderId: OrderId, sha256: string | null): Promise<boolean>
  removePages(orderId: OrderId): Promise<void>
  insertPages(orderId: OrderId, rows: PageText[]): Promise<void>
  countPages(orderId: OrderId): Promise<number>
  markRead(orderId: OrderId, pages: (string | null)[] | null, now: Date): Promise<void>
}

const readingColumns = (pages: (string | null)[] | null, now: Date): Unread => ({
  text_read_at: now,
  pages: pages?.length ?? null,
  has_text: pages?.some((text) => text !== null) ?? null,
})

export function courtTextRepo(tx: Tx): OrderTextRepo & { listLeft(limit: number): Promise<Left[]> } {
  const isUnread = and(eq(caseOrder.document, 'ready'), isNull(caseOrder.text_read_at))
  return {
    findUnread: (orderId) =>
      tx
        .select({ file_key: caseOrder.file_key, sha256: caseOrder.sha256 })
        .from(caseOrder)
        .where(and(eq(caseOrder.id, orderId), isUnread))
        .then(takeFirst),

    async hold(orderId, sha256) {
      const held = await tx
        .select({ id: caseOrder.id })
        .from(caseOrder)
        .where(and(eq(caseOrder.id, orderId), eq(caseOrder.sha256, sha256 ?? ''), isUnread))
        .for('update')
      return held.length > 0
    },

    async removePages(orderId) {
      await tx.delete(orderPage).where(eq(orderPage.order_id, orderId))
    },

    async insertPages(orderId, rows) {
      await tx.insert(orderPage).values(rows.map((row) => ({ order_id: orderId, ...row, waits: row.text === null })))
    },

    countPages: (orderId) => tx.$count(orderPage, eq(orderPage.order_id, orderId)),

    async markRead(orderId, pages, now) {
      await tx.update(caseOrder).set(readingColumns(pages, now)).where(eq(caseOrder.id, orderId))
    },

    listLeft: (limit) =>
      tx
        .select({ id: caseOrder.id, date: caseOrder.date, nextDate: courtCase.next_date })
        .from(caseOrder)
        .innerJoin(courtCase, eq(courtCase.id, caseOrder.case_id))
        .where(isUnread)
        .orderBy(sql`${caseOrder.date} desc nulls last`)
        .limit(limit),
  }
}

export function copyTextRepo(tx: Tx, chamberId: ChamberId): OrderTextRepo {
  const isCopy = (orderId: OrderId) => and(eq(orderCopy.chamber_id, chamberId), eq(orderCopy.order_id, orderId))
  const isPage = (orderId: OrderId) => and(eq(orderCopyPage.chamber_id, chamberId), eq(orderCopyPage.order_id, orderId))

  return {
    findUnread: (orderId) =>
      tx
        .select({ file_key: orderCopy.file_key, sha256: orderCopy.sha256 })
        .from(orderCopy)
        .where(and(isCopy(orderId), isNull(orderCopy.text_read_at)))
        .then(takeFirst),

    async hold(orderId, sha256) {
      const held = await tx
        .select({ id: orderCopy.order_id })
        .from(orderCopy)
        .where(and(isCopy(orderId), eq(orderCopy.sha256, sha256 ?? ''), isNull(orderCopy.text_read_at)))
        .for('update')
      return held.length > 0
    },

    async removePages(orderId) {
      await tx.delete(orderCopyPage).where(isPage(orderId))
    },

    async insertPages(orderId, rows) {
      await tx
        .insert(orderCopyPage)
        .values(rows.map((row) => ({ chamber_id: chamberId, order_id: orderId, ...row, waits: row.text === null })))
    },

    countPages: (orderId) => tx.$count(orderCopyPage, isPage(orderId)),

    async markRead(orderId, pages, now) {
      await tx.update(orderCopy).set(readingColumns(pages, now)).where(isCopy(orderId))
    },
  }
}
