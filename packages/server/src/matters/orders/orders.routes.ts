import { addOrderFile, listOrders, orderText, syncOrders } from '@peshi/contract/matters/orders'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function ordersRoutes({ services: { orders } }: Context): Bound[] {
  return [
    bindData(listOrders, ({ actor, params }) => orders.list(actor, params.matterId)),
    bindData(orderText, ({ actor, params, query }) => orders.listPages(actor, query.matter_id, params.id)),
    // Serves all courts, although its path names one court.
    bind(syncOrders, async ({ actor, body }) => {
      await orders.sync(actor, body.matter_id)
      return { message: `${messages.dataUpdated} Order syncing is in progress.` }
    }),
    bindSaved(addOrderFile, messages.documentSaved, ({ actor, params, query, request }) =>
      orders.addFile(actor, query.matter_id, params.id, request.body),
    ),
  ]
}
