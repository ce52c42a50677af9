import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inTrackers } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readTrackerSearch } from '../trackers/trackers.search.ts'

const appeals = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/sci-tracker/tracker-list',
  staticData: { title: 'appeals:title', crumbs: [inTrackers], resource: 'Tracker' },
  validateSearch: readTrackerSearch(
    ['watching', 'found', 'stopped'],
    ['created_at', 'judgment_date', 'stops_on', 'last_checked_at', 'petitioner'],
  ),
  component: lazyPage(() => import('./appeals.page.tsx'), 'AppealsPage', 'appeals', 'trackers', 'matters'),
})

export const appealsRoutes = [appeals] as const
