import {
  addOrderFile,
  listAllOrders,
  listOrders,
  markOrders,
  orderText,
  readAllOrders,
  syncOrders,
} from '@peshi/contract/matters/orders'
import { messages } from '@peshi/contract/platform/messages'
import {
  askFirst,
  type Bound,
  bind,
  bindData,
  bindSaved,
  change,
  changeData,
  inSystem,
} from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function ordersRoutes({ courts, services: { orders, orderList } }: Context): Bound[] {
  return [
    bindData(listOrders, ({ actor, params }) => orders.list(actor, params.matterId)),
    bindData(orderText, ({ actor, params, query }) => orders.listPages(actor, query.matter_id, params.id)),
    bind(listAllOrders, ({ actor, query }) => orderList.list(actor, query)),
    changeData(markOrders, async ({ tx, actor, body }) => ({ ids: await orderList.mark(tx, actor, body) })),
    changeData(readAllOrders, async ({ tx, actor, body }) => ({ ids: await orderList.readAll(tx, actor, body) })),
    // Serves all courts, although its path names one court.
    inSystem(
      'court-sync',
      change(
        syncOrders,
        askFirst(
          ({ actor, body }) => orders.getCaseToRead(actor, body.matter_id),
          async ({ tx }, { caseId, court }) => {
            await orders.readAgain(tx, [caseId])
            return { message: courts.fetchesOrders(court) ? messages.ordersSyncing : messages.ordersByHand }
          },
        ),
      ),
    ),
    bindSaved(addOrderFile, messages.documentSaved, ({ actor, params, query, request }) =>
      orders.addFile(actor, query.matter_id, params.id, request.body),
    ),
  ]
}
