import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inSettings } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const activity = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/activity',
  staticData: { title: 'activity:title', crumbs: [inSettings], resource: 'Activity' },
  component: lazyPage(() => import('./activity.page.tsx'), 'ActivityPage', 'activity', 'hearings', 'matters'),
})

export const activityRoutes = [activity] as const
