import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readClocksSearch } from './clocks.search.ts'

const clocks = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/clocks',
  staticData: { title: 'clocks:title', resource: 'Clock' },
  validateSearch: readClocksSearch,
  component: lazyPage(() => import('./clocks.page.tsx'), 'ClocksPage', 'clocks', 'matters'),
})

export const clocksRoutes = [clocks] as const
