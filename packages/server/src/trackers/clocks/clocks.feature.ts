import type { Feature } from '../../platform/process/feature.ts'
import { recountClocks, startClockJobs } from './clocks.jobs.ts'
import { clocksRoutes } from './clocks.routes.ts'
import { clock } from './clocks.schema.ts'
import { clocksEnding } from './clocks-ending.ts'

export const clocksFeature: Feature = {
  routes: [clocksRoutes],
  jobs: [recountClocks],
  startJobs: startClockJobs,
  bins: [clock],
  listReminders: clocksEnding,
}
