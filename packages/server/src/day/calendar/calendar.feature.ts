import { ofPerson, remove } from '../../chamber/account/grants.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { calendarFeed } from './calendar.schema.ts'

export const calendarFeature: Feature = {
  routes: [calendarRoutes],
  grants: { feed: { of: (whose) => ofPerson(calendarFeed, whose), end: remove(calendarFeed) } },
}
