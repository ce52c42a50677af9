import type { Feature } from '../../platform/process/feature.ts'
import { alertsRoutes } from './alerts.routes.ts'
import { keptNotifications } from './kept-notifications.ts'
import { forgetNotifications, remindOfDays, sendDueAlerts, startNotificationJobs } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notifyOfEvents } from './notify-of-events.ts'
import { readDigestTimes } from './read-digest-times.ts'

export const notificationsFeature: Feature = {
  routes: [alertsRoutes, notificationsRoutes],
  jobs: [forgetNotifications, remindOfDays, sendDueAlerts],
  startJobs: startNotificationJobs,
  readSettings: (read) => ({ digestTimes: readDigestTimes(read) }),
  kept: [keptNotifications],
  on: notifyOfEvents,
}
