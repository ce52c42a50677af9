import type { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { and, asc, eq } from 'drizzle-orm'
import { orderPage } from '../../courts/courts/courts.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { sureText } from '../../platform/recognition/stored-page.ts'
import { orderCopyPage } from './order-copies.schema.ts'

export function orderTexts(tx: Tx, chamberId: ChamberId) {
  return {
    /** With `isSure`, the text of pages that were recognised with little confidence is left out. */
    async listPages(id: OrderId, { isCopy, isSure }: { isCopy: boolean; isSure: boolean }): Promise<(string | null)[]> {
      const textOf = (page: typeof orderPage | typeof orderCopyPage) => (isSure ? sureText(page) : page.text)
      const rows = isCopy
        ? await tx
            .select({ text: textOf(orderCopyPage) })
            .from(orderCopyPage)
            .where(and(eq(orderCopyPage.chamber_id, chamberId), eq(orderCopyPage.order_id, id)))
            .orderBy(asc(orderCopyPage.page))
        : await tx
            .select({ text: textOf(orderPage) })
            .from(orderPage)
            .where(eq(orderPage.order_id, id))
            .orderBy(asc(orderPage.page))
      return rows.map(({ text }) => text)
    },
  }
}
