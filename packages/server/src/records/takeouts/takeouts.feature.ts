import { TakeoutId } from '@peshi/contract/platform/ids'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createTakeoutMaking } from './make-takeout.ts'
import { createOrderExport } from './orders.export.ts'
import { forgetTakeouts, makeTakeout, removeTakeoutFile, startTakeoutJobs } from './takeouts.jobs.ts'
import { takeoutsRoutes } from './takeouts.routes.ts'
import { takeout } from './takeouts.schema.ts'
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
  files: ({ services: { takeouts } }) => ({ takeout: (actor, [id]) => takeouts.findFile(actor, TakeoutId.parse(id)) }),
  jobs: [forgetTakeouts, makeTakeout, removeTakeoutFile],
  startJobs: startTakeoutJobs,
  subjects: { takeout: labelledBy(takeout, takeout.name) },
  notifies: {
    'takeout.ready': ({ detail }) => ({ kind: 'takeout.ready', to: [detail.person], values: {} }),
  },
}
