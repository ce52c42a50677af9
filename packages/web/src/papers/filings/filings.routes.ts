import { FilingState } from '@peshi/contract/papers/filings/filing-kinds'
import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { readOneOf, readPage, readWords } from '../../app/read-search.ts'
import { inTrackers } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

export const filingViews = ['open', ...FilingState.options] as const

export interface FilingSearch {
  q?: string
  state?: (typeof filingViews)[number]
  page?: number
}

const readFilingSearch = (raw: Record<string, unknown>): FilingSearch => ({
  q: readWords(raw.q, 200),
  state: readOneOf(filingViews, raw.state),
  page: readPage(raw.page),
})

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
