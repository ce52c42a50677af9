import { ofPerson, remove } from '../../chamber/account/grants.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { calendarFeed } from './calendar.schema.ts'
import { createCalendar } from './calendar.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    calendar: ReturnType<typeof createCalendar>
  }
}

export const calendarFeature: Feature = {
  services: { calendar: createCalendar },
  routes: [calendarRoutes],
  grants: { feed: { of: (whose) => ofPerson(calendarFeed, whose), end: remove(calendarFeed) } },
}
