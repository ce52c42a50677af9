import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inSettings } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readAuditSearch } from './audit.search.ts'

const audit = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/audit',
  staticData: { title: 'audit:title', crumbs: [inSettings], resource: 'all', action: 'manage' },
  validateSearch: readAuditSearch,
  component: lazyPage(() => import('./audit.page.tsx'), 'AuditPage', 'audit', 'activity', 'hearings', 'matters'),
})

export const auditRoutes = [audit] as const
