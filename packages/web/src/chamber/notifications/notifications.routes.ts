import { createRoute } from '@tanstack/react-router'
import { fullRoute, shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { notificationAnswer } from './notification-slots.ts'

const notifications = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/notification',
  staticData: { title: 'notifications:title', resource: 'Dashboard' },
  component: lazyPage(
    () => import('./notifications.page.tsx'),
    'NotificationsPage',
    'notifications',
    'alerts',
    'matters',
    'today',
    notificationAnswer,
  ),
})

const stopAlerts = createRoute({
  getParentRoute: () => fullRoute,
  path: '/stop-alerts',
  staticData: { title: 'alerts:stop.title', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('./stop-alerts.page.tsx'), 'StopAlertsPage', 'alerts'),
})

export const notificationsRoutes = [notifications] as const
export const fullNotificationsRoutes = [stopAlerts] as const
