import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readHearingsSearch } from './hearings.search.ts'

const hearings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/hearings',
  staticData: { title: 'hearings:title', resource: 'Matter' },
  validateSearch: readHearingsSearch,
  component: lazyPage(() => import('./hearings.page.tsx'), 'HearingsPage', 'hearings', 'causeLists', 'matters'),
})

export const hearingsRoutes = [hearings] as const
