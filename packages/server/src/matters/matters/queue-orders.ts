import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { urgencyOfOrder } from '../../courts/courts/order-urgency.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { type CaseRow, casesRepo } from './cases.repo.ts'

const freshForMs = 60 * 60 * 1000

export async function queueOrders(tx: Tx, { clock, queue }: Pick<Context, 'clock' | 'queue'>, row: CaseRow) {
  const isFresh = clock.now().getTime() - row.read_at.getTime() < freshForMs
  if (isFresh && !(await casesRepo(tx).hasWaitingOrders(row.id))) return
  const urgency = urgencyOfOrder({ date: null, nextDate: row.next_date }, clock.now())
  await queue.enqueue(tx, readOrders, { caseId: row.id }, { onceBy: row.id, urgency })
}
