import type { Feature } from '../../platform/process/feature.ts'
import { learnCallPaces, startCallTimeJobs } from './call-time.jobs.ts'
import { callTimesRoutes } from './call-times.routes.ts'
import { learnPacesOf } from './learn-paces.ts'

export const callTimeFeature: Feature = {
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
      ...{
        kind: 'call.near',
        to: [detail.person],
        values: { count: detail.count, court_no: detail.court_no, item: detail.item },
      },
    }),
  },
  onBoardHistory: learnPacesOf,
}
