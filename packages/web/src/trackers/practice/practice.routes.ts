import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const practice = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/practice',
  staticData: {
    title: 'practice:title',
    crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }],
    resource: 'Matter',
    action: 'create',
  },
  component: lazyPage(
    () => import('./practice.page.tsx'),
    'PracticePage',
    'practice',
    'matters',
    'dueChecks',
    'imports',
  ),
})

export const practiceRoutes = [practice] as const
