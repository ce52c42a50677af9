import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../app/layouts.ts'
import { lazyPage } from '../app/lazy-page.ts'

const notifications = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/notification',
  staticData: { title: 'notifications:title', resource: 'Dashboard' },
  component: lazyPage(() => import('./notifications.page.tsx'), 'NotificationsPage', 'notifications', 'matters'),
})

export const notificationsRoutes = [notifications] as const
