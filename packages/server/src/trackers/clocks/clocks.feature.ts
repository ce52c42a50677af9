import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { recountClocks, startClockJobs } from './clocks.jobs.ts'
import { clocksRoutes } from './clocks.routes.ts'
import { clock } from './clocks.schema.ts'
import { createClocks } from './clocks.service.ts'
import { clocksEnding } from './clocks-ending.ts'

export const clocksFeature: Feature = {
  routes: [clocksRoutes],
  jobs: [recountClocks],
  startJobs: startClockJobs,
  kept: [inBin(clock)],
  emptyBin: (context) => createClocks(context).purge(),
  listReminders: clocksEnding,
}
