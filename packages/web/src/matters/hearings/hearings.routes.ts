import { createRoute, redirect } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inCalendar } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readHearingsSearch } from './hearings.search.ts'

const hearings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/hearings',
  staticData: { title: 'hearings:title', crumbs: [inCalendar], resource: 'Matter' },
  validateSearch: readHearingsSearch,
  beforeLoad: ({ search: { view, month, from } }) => {
    if (view !== 'agenda' && view !== 'month') return
    throw redirect({
      to: '/tasks/calendar',
      search: { view, date: from ?? (month && `${month}-01`) },
      replace: true,
    })
  },
  component: lazyPage(
    () => import('./hearings.page.tsx'),
    'HearingsPage',
    'hearings',
    'causeLists',
    'matters',
    'tasks',
  ),
})

export const hearingsRoutes = [hearings] as const
