import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { replay } from '../boards/slots.ts'

const today = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/analytics',
  staticData: { title: 'today:title', resource: 'Dashboard' },
  component: lazyPage(
    () => import('./today.page.tsx'),
    'TodayPage',
    'clocks',
    'today',
    'matters',
    'boards',
    'causeLists',
    'calls',
    'hearings',
    'notes',
    'tasks',
    'offline',
    replay,
  ),
})

export const todayRoutes = [today] as const
