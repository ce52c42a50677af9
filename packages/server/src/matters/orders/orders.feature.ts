import { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { labelOrders } from './label-orders.ts'
import { createOrderList } from './order-list.service.ts'
import { createOrderSync } from './order-sync.service.ts'
import { createOrderTexts } from './order-text.service.ts'
import { readLeftTexts, readOrderText, startOrderJobs } from './orders.jobs.ts'
import { ordersRoutes } from './orders.routes.ts'
import { createOrders } from './orders.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    orderList: ReturnType<typeof createOrderList>
    orderSync: ReturnType<typeof createOrderSync>
    orderTexts: ReturnType<typeof createOrderTexts>
    orders: ReturnType<typeof createOrders>
  }
}

export const ordersFeature: Feature = {
  services: {
    orderList: createOrderList,
    orderSync: createOrderSync,
    orderTexts: createOrderTexts,
    orders: createOrders,
  },
  routes: [ordersRoutes],
  files: ({ services: { orders } }) => ({
    order: (actor, [matter, id]) => orders.findFile(actor, MatterId.parse(matter), OrderId.parse(id)),
  }),
  onChecked: (tx, file, { services: { orders } }) => orders.onChecked(tx, file),
  jobs: [readLeftTexts, readOrders, readOrderText],
  startJobs: startOrderJobs,
  subjects: { order: labelOrders },
}
