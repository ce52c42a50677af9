import { addOrderFile, listOrders, orderText, syncOrders } from '@peshi/contract/matters/orders'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createOrders } from './orders.service.ts'

export function ordersRoutes(context: Context): Bound[] {
  const orders = createOrders(context)

  return [
    bind(listOrders, async ({ actor, params }) => ({ data: await orders.list(actor, params.matterId) })),
    bind(orderText, async ({ actor, params, query }) => ({
      data: await orders.listPages(actor, query.matter_id, params.id),
    })),
    // Serves all courts, although its path names one court.
    bind(syncOrders, async ({ actor, body }) => {
      await orders.sync(actor, body.matter_id)
      return { message: `${messages.dataUpdated} Order syncing is in progress.` }
    }),
    bind(addOrderFile, async ({ actor, params, query, request }) => ({
      data: await orders.addFile(actor, query.matter_id, params.id, request.body),
      message: messages.documentSaved,
    })),
  ]
}
