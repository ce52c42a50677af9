import type { Feature } from '../../platform/process/feature.ts'
import { alertsRoutes } from './alerts.routes.ts'
import { createAlerts } from './alerts.service.ts'
import { keptNotifications } from './kept-notifications.ts'
import { forgetNotifications, remindOfDays, sendDueAlerts, startNotificationJobs } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { createNotifications } from './notifications.service.ts'
import { notifyOfEvents } from './notify-of-events.ts'
import { readDigestTimes } from './read-digest-times.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    alerts: ReturnType<typeof createAlerts>
    notifications: ReturnType<typeof createNotifications>
  }
}

export const notificationsFeature: Feature = {
  services: { alerts: createAlerts, notifications: createNotifications },
  routes: [alertsRoutes, notificationsRoutes],
  jobs: [forgetNotifications, remindOfDays, sendDueAlerts],
  startJobs: startNotificationJobs,
  readSettings: (read) => ({ digestTimes: readDigestTimes(read) }),
  kept: [keptNotifications],
  on: notifyOfEvents,
}
