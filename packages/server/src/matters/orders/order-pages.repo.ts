import type { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import { and, asc, eq } from 'drizzle-orm'
import { orderPage } from '../../courts/courts/courts.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { orderCopyPage } from './order-copies.schema.ts'

export function orderTexts(tx: Tx, chamberId: ChamberId) {
  return {
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
