import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../app/layouts.ts'
import { lazyPage } from '../app/lazy-page.ts'

const sync = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/sync',
  staticData: { title: 'sync:title', resource: 'Court' },
  component: lazyPage(() => import('./sync.page.tsx'), 'SyncPage', 'sync', 'matters'),
})

export const syncRoutes = [sync] as const
