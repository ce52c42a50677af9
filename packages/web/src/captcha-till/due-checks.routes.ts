import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../app/layouts.ts'
import { lazyPage } from '../app/lazy-page.ts'

const dueChecks = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/due-checks',
  staticData: { title: 'dueChecks:title', resource: 'DueCheck' },
  component: lazyPage(() => import('./due-checks.page.tsx'), 'DueChecksPage', 'dueChecks', 'matters'),
})

export const dueCheckRoutes = [dueChecks] as const
