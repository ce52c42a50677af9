import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inTrackers } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readTrackerSearch } from '../trackers/trackers.search.ts'
import { firStatuses } from './fir-words.ts'

const firs = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/firtracker/fir-tracker-list',
  staticData: { title: 'firs:title', crumbs: [inTrackers], resource: 'Tracker' },
  validateSearch: readTrackerSearch(firStatuses, [
    'created_at',
    'registered_on',
    'last_checked_at',
    'changed_at',
    'police_station',
  ]),
  component: lazyPage(() => import('./firs.page.tsx'), 'FirsPage', 'firs', 'trackers', 'matters'),
})

const fir = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/firtracker/fir-preview/$id/$unique_id',
  staticData: {
    title: 'firs:one',
    crumbs: [{ title: 'firs:title', to: '/trackers/firtracker/fir-tracker-list' }],
    resource: 'Tracker',
  },
  component: lazyPage(() => import('./fir.page.tsx'), 'FirPage', 'firs', 'trackers', 'matters', 'hearings'),
})

export const firsRoutes = [firs, fir] as const
