import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inTrackers } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readTrackerSearch } from '../trackers/trackers.search.ts'

const caveats = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/up-caveat/tracker-list',
  staticData: { title: 'caveats:title', crumbs: [inTrackers], resource: 'Tracker' },
  validateSearch: readTrackerSearch(
    ['active', 'expiring', 'expired', 'matched', 'renewed'],
    ['created_at', 'expires_on', 'lodged_on', 'caveator', 'caveatee', 'last_checked_at'],
  ),
  component: lazyPage(() => import('./caveats.page.tsx'), 'CaveatsPage', 'caveats', 'trackers', 'matters'),
})

const caveat = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/up-caveat/up-caveat-preview/$id/$unique_id',
  staticData: {
    title: 'caveats:one',
    crumbs: [inTrackers, { title: 'caveats:title', to: '/trackers/up-caveat/tracker-list' }],
    resource: 'Tracker',
  },
  component: lazyPage(() => import('./caveat.page.tsx'), 'CaveatPage', 'caveats', 'trackers', 'matters', 'hearings'),
})

export const caveatsRoutes = [caveats, caveat] as const
