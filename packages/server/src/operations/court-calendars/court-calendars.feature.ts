import type { Feature } from '../../platform/process/feature.ts'
import { startCourtCalendarJobs, tellMissingCalendars } from './court-calendars.jobs.ts'
import { courtCalendarsRoutes } from './court-calendars.routes.ts'
import { createInstalledCalendars } from './court-calendars.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    installedCalendars: ReturnType<typeof createInstalledCalendars>
  }
}

export const courtCalendarsFeature: Feature = {
  services: { installedCalendars: createInstalledCalendars },
  routes: [courtCalendarsRoutes],
  jobs: [tellMissingCalendars],
  startJobs: startCourtCalendarJobs,
}
