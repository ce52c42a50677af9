import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readSearchAddress } from './search.search.ts'

const searchFilter = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/searchFilter',
  staticData: { title: 'search:title', resource: 'Matter', newMatter: true },
  validateSearch: readSearchAddress,
  component: lazyPage(() => import('./search.page.tsx'), 'SearchPage', 'search', 'matters', 'lists'),
})

export const searchRoutes = [searchFilter] as const
