import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inSettings } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readCourtLinksSearch } from './court-links.search.ts'

const courtLinks = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/court-links',
  staticData: { title: 'courtLinks:title', crumbs: [inSettings], resource: 'Court' },
  validateSearch: readCourtLinksSearch,
  component: lazyPage(() => import('./court-links.page.tsx'), 'CourtLinksPage', 'courtLinks', 'sync'),
})

export const courtLinksRoutes = [courtLinks] as const
