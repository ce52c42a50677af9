import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readReportSearch } from './reports.search.ts'

const reports = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/reports',
  staticData: { title: 'reports:title', resource: 'Matter' },
  validateSearch: readReportSearch,
  component: lazyPage(() => import('./reports.page.tsx'), 'ReportsPage', 'reports', 'hearings', 'matters'),
})

export const reportsRoutes = [reports] as const
