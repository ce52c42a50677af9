import type { Feature } from '../../platform/process/feature.ts'
import { createTakeoutMaking } from './make-takeout.ts'
import { createOrderExport } from './orders.export.ts'
import { forgetTakeouts, makeTakeout, startTakeoutJobs } from './takeouts.jobs.ts'
import { takeoutsRoutes } from './takeouts.routes.ts'
import { createTakeouts } from './takeouts.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    orderExport: ReturnType<typeof createOrderExport>
    takeoutMaking: ReturnType<typeof createTakeoutMaking>
    takeouts: ReturnType<typeof createTakeouts>
  }
}

export const takeoutsFeature: Feature = {
  services: { orderExport: createOrderExport, takeoutMaking: createTakeoutMaking, takeouts: createTakeouts },
  routes: [takeoutsRoutes],
  jobs: [forgetTakeouts, makeTakeout],
  startJobs: startTakeoutJobs,
}
