import { createHash } from 'node:crypto'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CaseId } from '@peshi/contract/platform/ids'
import type { OrderDocument } from '@peshi/courts/connector'
import { type CaseRow, caseStoreRepo } from '../../courts/courts/case-store.repo.ts'
import { urgencyOfOrder } from '../../courts/courts/order-urgency.ts'
import type { Tx } from '../../platform/db/door.ts'
import { AppError } from '../../platform/errors.ts'
import type { Try } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { inTurn } from './in-turn.ts'
import { type OrderRow, orderSyncRepo } from './order-sync.repo.ts'
import { unread } from './order-text.repo.ts'
import { readOrderText } from './orders.jobs.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'files' | 'events' | 'courts' | 'services'>

const freshForMs = 3_600_000
const isForPeople = (error: AppError) => error.code === 'court-not-available' || error.status === 404

const problemOf = (error: unknown) =>
  error instanceof AppError ? error.message : 'The orders could not be read. Peshi will try again.'

export function createOrderSync({ db, clock, queue, files, events, courts, services: { caseStore } }: Needs) {
  /** Parallel jobs of the same case would download the same documents twice. */
  const afterOthers = inTurn()

  const asSync = <T>(work: (repo: ReturnType<typeof orderSyncRepo>) => Promise<T>) =>
    db.asSystem('court-sync', (tx) => work(orderSyncRepo(tx)))

  const record = (caseId: CaseId, write: (repo: ReturnType<typeof orderSyncRepo>, tx: Tx) => Promise<void>) =>
    db.asSystem('fan-out', async (tx) => {
      const repo = orderSyncRepo(tx)
      await write(repo, tx)
      const { done, total } = await caseStoreRepo(tx).countDocuments(caseId)
      await repo.setState(caseId, { orders_done: done, orders_total: total })
      for (const { chamberId, matterId } of await repo.listFollowers(caseId)) {
        await events.announce(tx, chamberId, { type: 'orders.progress', matter_id: matterId, done, total })
      }
    })

  async function readFresh(caseId: CaseId, again: boolean): Promise<CaseRow> {
    const read = () => db.asSystem('court-sync', (tx) => caseStoreRepo(tx).get(caseId))
    const row = await read()
    const age = clock.now().getTime() - row.read_at.getTime()
    if (!again && age < freshForMs) return row
    await caseStore.refresh(caseId, { inBackground: true, fetchesOrders: true })
    return read()
  }

  /** Stores the file before updating the row, so that a row never names a missing file. */
  async function keep(order: OrderRow, document: OrderDocument, nextDate: CourtDate | null): Promise<void> {
    const settled = await settle(order, document)
    await record(order.case_id, async (repo, tx) => {
      await repo.update(order.id, settled)
      if (settled.document !== 'ready') return
      const urgency = urgencyOfOrder({ date: order.date, nextDate }, clock.now())
      await queue.enqueue(tx, readOrderText, { orderId: order.id }, { onceBy: order.id, urgency })
    })
  }

  async function settle(order: OrderRow, document: OrderDocument): Promise<Partial<OrderRow>> {
    if (document.kind === 'missing')
      return { document: 'missing', problem: 'The court has no document under this order.' }
    if (document.kind === 'by-hand') return { document: 'by-hand', link: document.link, problem: null }
    const key = `orders/${order.case_id}/${order.id}.pdf`
    await files.put(key, document.bytes, 'application/pdf')
    return {
      document: 'ready',
      problem: null,
      file_key: key,
      sha256: createHash('sha256').update(document.bytes).digest('hex'),
      size: document.bytes.byteLength,
      fetched_at: clock.now(),
      ...unread,
    }
  }

  async function fetchAll(row: CaseRow, signal: AbortSignal): Promise<AppError | null> {
    let failed: AppError | null = null
    for (const order of await asSync((repo) => repo.listWaiting(row.id))) {
      signal.throwIfAborted()
      try {
        await keep(order, await courts.inBackground.readOrder(row.court, order), row.next_date)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'court-page-changed') throw error
        const { message } = error
        failed = error
        await record(row.id, (repo) => repo.update(order.id, { document: 'failed', problem: message }))
      }
    }
    return failed
  }

  async function readOrders(caseId: CaseId, again: boolean, attempt: Try): Promise<void> {
    try {
      const row = await readFresh(caseId, again)
      await record(caseId, (repo) => repo.setState(caseId, { sync_state: 'running' }))
      const failed = await fetchAll(row, attempt.signal)
      if (failed) throw failed
      await record(caseId, (repo) => repo.setState(caseId, { sync_state: 'idle', problem: null }))
    } catch (error) {
      const problem = attempt.signal.aborted ? null : problemOf(error)
      if (error instanceof AppError && isForPeople(error)) {
        await record(caseId, (repo) => repo.setState(caseId, { sync_state: 'needs-look', problem }))
        return
      }
      await record(caseId, async (repo) => {
        if (attempt.isLast) await repo.giveUp(caseId, problemOf(error))
        await repo.setState(caseId, { sync_state: attempt.isLast ? 'failed' : 'queued', problem })
      })
      throw error
    }
  }

  return {
    readOrders: ({ caseId, again = false }: { caseId: CaseId; again?: boolean | undefined }, attempt: Try) =>
      afterOthers(caseId, () => readOrders(caseId, again, attempt)),
  }
}
