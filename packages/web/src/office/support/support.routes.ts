import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readDeskSearch, readSupportSearch } from './support.search.ts'

const support = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support',
  staticData: { title: 'support:title', resource: 'Support', anyAccount: true },
  validateSearch: readSupportSearch,
  component: lazyPage(() => import('./support.page.tsx'), 'SupportPage', 'support'),
})

const desk = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/desk',
  staticData: {
    title: 'support:desk.title',
    crumbs: [{ title: 'support:title', to: '/support' }],
    resource: 'Support',
  },
  validateSearch: readDeskSearch,
  component: lazyPage(() => import('./desk.page.tsx'), 'DeskPage', 'support'),
})

export const supportRoutes = [support, desk] as const
