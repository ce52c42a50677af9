import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inCalendar } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readArchiveSearch } from './archive.search.ts'

const causeList = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/causelist',
  staticData: { title: 'causeLists:title', crumbs: [inCalendar], resource: 'Matter' },
  validateSearch: readArchiveSearch,
  component: lazyPage(
    () => import('./cause-list.page.tsx'),
    'CauseListPage',
    'causeLists',
    'matters',
    'hearings',
    'tasks',
  ),
})

export const causeListRoutes = [causeList] as const
