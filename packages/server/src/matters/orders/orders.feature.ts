import { readOrders } from '../../courts/courts/courts.jobs.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { readLeftTexts, readOrderText } from './orders.jobs.ts'
import { ordersRoutes } from './orders.routes.ts'
import { startOrderJobs } from './start-order-jobs.ts'

export const ordersFeature: Feature = {
  routes: [ordersRoutes],
  jobs: [readLeftTexts, readOrders, readOrderText],
  startJobs: startOrderJobs,
}
