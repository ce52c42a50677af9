import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readInstallationSearch } from './installation.search.ts'
import { readSitesSearch } from './sites.search.ts'

const installation = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/installation',
  staticData: {
    title: 'installation:title',
    crumbs: [{ title: 'support:title', to: '/support' }],
    resource: 'Support',
  },
  validateSearch: readInstallationSearch,
  component: lazyPage(
    () => import('./installation.page.tsx'),
    'InstallationPage',
    'installation',
    'support',
    'backup',
    'clocks',
  ),
})

const setup = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/installation/setup',
  staticData: {
    title: 'installation:setup.title',
    crumbs: [{ title: 'installation:title', to: '/support/installation' }],
    resource: 'Support',
  },
  component: lazyPage(() => import('./setup.page.tsx'), 'SetupPage', 'installation', 'support', 'backup'),
})

const sites = createRoute({
  getParentRoute: () => shellRoute,
  path: '/support/installation/sites',
  staticData: {
    title: 'installation:sites.title',
    crumbs: [{ title: 'installation:title', to: '/support/installation' }],
    resource: 'Support',
  },
  validateSearch: readSitesSearch,
  component: lazyPage(() => import('./sites.page.tsx'), 'SitesPage', 'installation'),
})

export const installationRoutes = [installation, setup, sites] as const
