import { createHash } from 'node:crypto'
import type { Order } from '@peshi/contract/matters/orders'
import type { CaseId, CourtId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { v7 } from 'uuid'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { urgencyOfOrder } from '../../courts/courts/order-urgency.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid, NotFound, TooLarge } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { CheckedFile, FileOwner } from '../../platform/uploads/scanning.service.ts'
import { orderTexts } from './order-pages.repo.ts'
import { orderSyncRepo } from './order-sync.repo.ts'
import { unread } from './order-text.repo.ts'
import { readOrderText } from './orders.jobs.ts'
import { fileOfOrder, presentOrder } from './orders.present.ts'
import { type OrderOfMatter, ordersRepo } from './orders.repo.ts'

const mostBytes = 25 * 1024 * 1024

type Needs = Pick<Context, 'db' | 'clock' | 'queue' | 'files' | 'emit' | 'services'>

export function createOrders({ db, clock, queue, files, emit, services }: Needs) {
  const { scanning } = services
  const { signFor } = services.fileAddresses

  async function getOrder(tx: Tx, actor: Actor, matterId: MatterId, id: OrderId) {
    const repo = ordersRepo(tx, actor.chamberId)
    const { caseId, ...matter } = await repo.getMatter(matterId)
    if (!caseId) throw new NotFound()
    return { row: await repo.get(caseId, id), of: { matterId, ...matter } }
  }

  async function readAgain(tx: Tx, caseIds: readonly CaseId[]): Promise<void> {
    const repo = orderSyncRepo(tx)
    const urgency = caseIds.length === 1 ? 'awaited' : 'usual'
    for (const caseId of caseIds) {
      await repo.requeue(caseId)
      await repo.setState(caseId, { sync_state: 'queued', problem: null })
      await queue.enqueue(tx, readOrders, { caseId, again: true }, { onceBy: `${caseId} again`, urgency })
    }
  }

  /** The person who opened the order waits for its text, so this job goes before the one that waits already. */
  async function queueOpened(tx: Tx, { chamberId }: Actor, { id: orderId, copy_key }: OrderOfMatter): Promise<void> {
    const order = { orderId, ...(copy_key && { chamberId }) }
    await queue.enqueue(
      tx,
      readOrderText,
      { ...order, isOpened: true },
      { onceBy: `${Object.values(order).join(' ')} opened`, urgency: 'awaited' },
    )
  }

  return {
    async onChecked(tx: Tx, { chamberId, key, isInfected }: CheckedFile): Promise<FileOwner[]> {
      const repo = ordersRepo(tx, chamberId)
      const copies = await repo.listCopiesByFile(key)
      for (const orderId of new Set(copies.map(({ order_id }) => order_id))) {
        if (isInfected) await repo.removeCopy(orderId)
        else await queue.enqueue(tx, readOrderText, { orderId, chamberId })
      }
      return copies.map(({ order_id, matter_id, added_by }) => ({
        subject: { kind: 'order', id: order_id },
        matterId: matter_id,
        addedBy: added_by,
      }))
    },

    async list(actor: Actor, matterId: MatterId): Promise<Order[]> {
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        const repo = ordersRepo(tx, actor.chamberId)
        const { caseId, uniqueId } = await repo.getMatter(matterId)
        if (!caseId) return []
        const sign = signFor(actor)
        return (await repo.listByCase(caseId)).map((row) => presentOrder(row, { matterId, uniqueId }, sign))
      })
    },

    async findFile(actor: Actor, matterId: MatterId, id: OrderId): Promise<StoredFile | null> {
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        const { row, of } = await getOrder(tx, actor, matterId, id)
        const file = fileOfOrder(row, of)
        if (file && isUnread(row)) await queueOpened(tx, actor, row)
        return file
      })
    },

    async listPages(actor: Actor, matterId: MatterId, id: OrderId): Promise<(string | null)[]> {
      authorize(actor, 'read', 'Order')
      return db.asChamber(actor, async (tx) => {
        const { row } = await getOrder(tx, actor, matterId, id)
        return orderTexts(tx, actor.chamberId).listPages(id, { isCopy: row.copy_key !== null, isSure: false })
      })
    },

    async getCaseToRead(actor: Actor, matterId: MatterId): Promise<{ caseId: CaseId; court: CourtId }> {
      authorize(actor, 'update', 'Matter')
      const { caseId, court } = await db.asChamber(actor, (tx) => ordersRepo(tx, actor.chamberId).getMatter(matterId))
      if (!caseId) throw new Invalid('No court’s record is behind this matter, so there are no orders to read.')
      return { caseId, court }
    },

    readAgain,

    async addFile(actor: Actor, matterId: MatterId, id: OrderId, body: unknown): Promise<Order> {
      authorize(actor, 'update', 'Order')
      const bytes = checkPdf(body)
      const before = await db.asChamber(actor, (tx) => getOrder(tx, actor, matterId, id))
      const copy = {
        file_key: `chambers/${actor.chamberId}/orders/${v7()}.pdf`,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.byteLength,
        added_by: actor.personId,
        added_at: clock.now(),
      }
      await files.put(copy.file_key, bytes, 'application/pdf')
      const order = await scanning
        .check(actor.chamberId, { name: `${before.row.date ?? ''} ${before.row.kind}.pdf`.trim(), key: copy.file_key })
        .then(({ isHeld }) =>
          db.asChamber(actor, async (tx) => {
            if (isHeld) await scanning.markHeld(tx, actor.chamberId, copy.file_key)
            await ordersRepo(tx, actor.chamberId).putCopy(id, { ...copy, ...unread })
            const urgency = urgencyOfOrder({ date: before.row.date, nextDate: before.of.nextDate }, clock.now())
            await queue.enqueue(tx, readOrderText, { orderId: id, chamberId: actor.chamberId }, { urgency })
            await emit(tx, actor, {
              type: 'order.arrived',
              matterId,
              subject: { kind: 'order', id },
              detail: { date: before.row.date },
            })
            const { row, of } = await getOrder(tx, actor, matterId, id)
            return presentOrder(row, of, signFor(actor))
          }),
        )
        .catch(async (error: unknown) => {
          await files.remove(copy.file_key)
          throw error
        })
      if (before.row.copy_key) await files.remove(before.row.copy_key)
      return order
    },
  }
}

const isUnread = ({ copy_key, copy_has_text, has_text }: OrderOfMatter) =>
  (copy_key ? copy_has_text : has_text) === null

/** Some programs write a byte order mark before the PDF header. */
function checkPdf(body: unknown): Uint8Array {
  if (!(body instanceof Uint8Array) || body.byteLength === 0) throw new Invalid('Choose a PDF document.')
  if (body.byteLength > mostBytes) throw new TooLarge('The document is larger than 25 MB. Please make it smaller.')
  const start = Buffer.from(body.subarray(0, 16)).toString('latin1')
  if (!/^(\xef\xbb\xbf)?%PDF-/.test(start)) throw new Invalid('This is not a PDF document.')
  return body
}
