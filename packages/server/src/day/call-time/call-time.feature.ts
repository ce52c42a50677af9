import type { Feature } from '../../platform/process/feature.ts'
import { learnCallPaces, startCallTimeJobs } from './call-time.jobs.ts'
import { callTimesRoutes } from './call-times.routes.ts'
import { createCallTimes } from './call-times.service.ts'
import { stopCallAlerts } from './calls-over.ts'
import { createHandovers } from './handovers.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    handovers: ReturnType<typeof createHandovers>
    callTimes: ReturnType<typeof createCallTimes>
  }
}

export const callTimeFeature: Feature = {
  services: { handovers: createHandovers, callTimes: createCallTimes },
  routes: [callTimesRoutes],
  jobs: [learnCallPaces],
  startJobs: startCallTimeJobs,
  notifies: {
    'hearing.handed-over': ({ matterId, detail }) => ({
      kind: 'hearing.handed-over',
      to: [detail.to],
      subject: { kind: 'hearing', id: `${matterId} ${detail.date}` },
      values: { date: detail.date, note: detail.note },
    }),
    'call.near': ({ detail }) => ({
      kind: 'call.near',
      to: [detail.person],
      values: { count: detail.count, court_no: detail.court_no, item: detail.item },
    }),
  },
  on: stopCallAlerts,
}
