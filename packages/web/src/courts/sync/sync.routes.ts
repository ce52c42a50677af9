import type { CourtId } from '@peshi/contract/platform/ids'
import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { courtIdForm, orNotFound, readForm } from '../../app/read-search.ts'
import { inSettings } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const sync = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/sync',
  staticData: { title: 'sync:title', crumbs: [inSettings], resource: 'Court' },
  component: lazyPage(() => import('./sync.page.tsx'), 'SyncPage', 'sync', 'matters'),
})

const court = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/sync/$court',
  staticData: {
    title: 'sync:court.page',
    crumbs: [inSettings, { title: 'sync:title', to: '/dashboard/sync' }],
    resource: 'Court',
  },
  params: {
    parse: ({ court: id }) => ({ court: orNotFound(readForm<CourtId>(courtIdForm, id)) }),
    stringify: ({ court: id }) => ({ court: id }),
  },
  component: lazyPage(() => import('./court.page.tsx'), 'CourtPage', 'sync', 'matters', 'clocks'),
})

export const syncRoutes = [sync, court] as const
