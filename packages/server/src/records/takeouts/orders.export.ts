import { createReadStream } from 'node:fs'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { exportOrders } from '@peshi/contract/records/takeouts'
import { withWorkFolder } from '../../matters/bundles/fetch-paper.ts'
import { fileKeyOf } from '../../matters/orders/order-parts.ts'
import { ordersRepo } from '../../matters/orders/orders.repo.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { makeFile, mediaTypes } from './make-takeout.ts'

const documentsAtOnce = 60
const bytesAtOnce = 40 * 1024 * 1024

type Needs = Pick<Context, 'db' | 'clock' | 'files' | 'events' | 'log'>

export function createOrderExport(needs: Needs) {
  return async function exportOrdersOf(
    actor: Actor,
    { matter_id, type }: QueryOf<typeof exportOrders>,
    send: (file: { name: string; mediaType: string; size: number; content: NodeJS.ReadableStream }) => Promise<unknown>,
  ): Promise<void> {
    authorize(actor, 'read', 'Order')
    const orders = await needs.db.asChamber(actor, async (tx) => {
      const repo = ordersRepo(tx, actor.chamberId)
      const { caseId } = await repo.getMatter(matter_id)
      return caseId ? repo.listByCase(caseId) : []
    })
    if (orders.length === 0) throw new NotFound('This matter has no orders yet.', 'no-orders')
    const bytes = orders.reduce((sum, order) => sum + ((order.copy_size ?? order.size) || 0), 0)
    if (orders.filter(fileKeyOf).length > documentsAtOnce || bytes > bytesAtOnce) throw tooLarge()

    await withWorkFolder(async (folder) => {
      const wanted = { kind: 'orders', form: type, matter_id } as const
      const made = await makeFile(needs, actor, wanted, { folder, onProgress: async () => undefined })
      await send({ ...made, mediaType: mediaTypes[type], content: createReadStream(made.path) })
    })
  }
}

const tooLarge = () =>
  new Conflict('These are too many orders to wait for. Have the file made in the background.', 'too-large-at-once')
