import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readInstallationSearch } from './installation.search.ts'

const installation = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/installation',
  staticData: {
    title: 'installation:title',
    crumbs: [{ title: 'support:title', to: '/support' }],
    resource: 'Support',
  },
  validateSearch: readInstallationSearch,
  component: lazyPage(() => import('./installation.page.tsx'), 'InstallationPage', 'installation', 'support'),
})

export const installationRoutes = [installation] as const
