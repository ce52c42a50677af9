import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readDeadlinesSearch } from './deadlines.search.ts'

const deadlines = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/clocks',
  staticData: { title: 'clocks:title', resource: 'Clock' },
  validateSearch: readDeadlinesSearch,
  component: lazyPage(() => import('./deadlines.page.tsx'), 'DeadlinesPage', 'clocks', 'matters'),
})

export const deadlinesRoutes = [deadlines] as const
