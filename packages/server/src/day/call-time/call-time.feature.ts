import type { Feature } from '../../platform/process/feature.ts'
import { learnCallPaces, startCallTimeJobs } from './call-time.jobs.ts'
import { callTimesRoutes } from './call-times.routes.ts'
import { createCallTimes } from './call-times.service.ts'
import { learnPacesOf } from './learn-paces.ts'

export const callTimeFeature: Feature = {
  routes: [callTimesRoutes],
  jobs: [learnCallPaces],
  startJobs: startCallTimeJobs,
  readCalls: (context) => createCallTimes(context).readWithin,
  onBoardHistory: learnPacesOf,
}
