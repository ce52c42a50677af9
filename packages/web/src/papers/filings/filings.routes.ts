import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inTrackers } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readFilingSearch } from './filings.search.ts'

const filings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/filings',
  staticData: { title: 'filings:title', crumbs: [inTrackers], resource: 'Document' },
  validateSearch: readFilingSearch,
  component: lazyPage(() => import('./filings.page.tsx'), 'FilingsPage', 'filings', 'trackers', 'matters'),
})

const filing = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/filings/$id',
  staticData: {
    title: 'filings:one',
    crumbs: [inTrackers, { title: 'filings:title', to: '/trackers/filings' }],
    resource: 'Document',
  },
  component: lazyPage(() => import('./filing.page.tsx'), 'FilingPage', 'filings', 'matters'),
})

export const filingsRoutes = [filings, filing] as const
