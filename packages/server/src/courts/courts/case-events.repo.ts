import type { CaseId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { caseEvent } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { orderWords } from './case-rows.ts'
import type { CaseChange } from './changes-between.ts'
import { caseOrder } from './courts.schema.ts'

export const caseEventsRepo = (tx: Tx) => ({
  /** Includes vanished orders, so that an order that returns to the list is not reported as new. */
  async listKnownOrders(id: CaseId): Promise<Map<string, string>> {
    const rows = await tx
      .select({ key: caseOrder.key, date: caseOrder.date, number: caseOrder.number })
      .from(caseOrder)
      .where(eq(caseOrder.case_id, id))
    return orderWords(rows)
  },

  async insert(id: CaseId, changes: readonly CaseChange[], seenAt: Date): Promise<void> {
    if (changes.length === 0) return
    await tx.insert(caseEvent).values(changes.map((change) => ({ ...change, case_id: id, seen_at: seenAt })))
  },
})
