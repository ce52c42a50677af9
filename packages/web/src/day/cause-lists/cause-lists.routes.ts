import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readArchiveSearch } from './archive.search.ts'

const causeList = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/causelist',
  staticData: { title: 'causeLists:title', resource: 'Matter' },
  validateSearch: readArchiveSearch,
  component: lazyPage(() => import('./cause-list.page.tsx'), 'CauseListPage', 'causeLists', 'matters'),
})

export const causeListRoutes = [causeList] as const
