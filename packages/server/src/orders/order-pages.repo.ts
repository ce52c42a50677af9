import type { ChamberId, OrderId } from '@peshi/contract/ids'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { orderPage } from '../db/schema/courts.ts'
import { orderCopyPage } from '../db/schema/matters.ts'

/** What the pages of orders say, from the court's document or the chamber's own copy of it. */
export function orderTexts(tx: Tx, chamberId: ChamberId) {
  return {
    /** In order, null for a page that is a picture; none while the document is not read. */
    async listPages(id: OrderId, { isCopy }: { isCopy: boolean }): Promise<(string | null)[]> {
      const rows = isCopy
        ? await tx
            .select({ text: orderCopyPage.text })
            .from(orderCopyPage)
            .where(and(eq(orderCopyPage.chamber_id, chamberId), eq(orderCopyPage.order_id, id)))
            .orderBy(asc(orderCopyPage.page))
        : await tx
            .select({ text: orderPage.text })
            .from(orderPage)
            .where(eq(orderPage.order_id, id))
            .orderBy(asc(orderPage.page))
      return rows.map(({ text }) => text)
    },
  }
}
