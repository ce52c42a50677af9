import { CourtId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { Feature } from '../../platform/process/feature.ts'
import { calendarsMissing } from './calendars-missing.ts'
import { recountClocks, startClockJobs } from './clocks.jobs.ts'
import { clocksRoutes } from './clocks.routes.ts'
import { clock } from './clocks.schema.ts'
import { createClocks } from './clocks.service.ts'
import { clocksEnding } from './clocks-ending.ts'
import { createCourtCalendars } from './court-calendar.service.ts'
import { labelClocks } from './label-clocks.ts'
import { createClockSuggestions } from './suggestions.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    clocks: ReturnType<typeof createClocks>
    clockSuggestions: ReturnType<typeof createClockSuggestions>
    courtCalendars: ReturnType<typeof createCourtCalendars>
  }
}

export const clocksFeature: Feature = {
  services: { clocks: createClocks, clockSuggestions: createClockSuggestions, courtCalendars: createCourtCalendars },
  routes: [clocksRoutes],
  jobs: [recountClocks],
  startJobs: startClockJobs,
  bins: [clock],
  subjects: {
    clock: labelClocks,
    court: async (_, __, ids) => new Map(ids.map((id) => [id, courtTitle(CourtId.parse(id))])),
  },
  listReminders: async (tx, chamberId, now) => [
    ...(await clocksEnding(tx, chamberId, now)),
    ...(await calendarsMissing(tx, chamberId, now)),
  ],
}
