import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const sighting = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/causelist/page/$id',
  staticData: {
    title: 'causeLists:sighting.page',
    crumbs: [{ title: 'causeLists:title', to: '/dashboard/causelist' }],
    resource: 'Matter',
  },
  component: lazyPage(() => import('./sighting.page.tsx'), 'SightingPage', 'causeLists', 'orders'),
})

export const listingsRoutes = [sighting] as const
