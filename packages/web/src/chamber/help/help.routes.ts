import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const help = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help',
  staticData: { title: 'help:title', resource: 'Dashboard' },
  component: lazyPage(() => import('./help.page.tsx'), 'HelpPage', 'help'),
})

const helpJob = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help/$job',
  staticData: { title: 'help:title', crumbs: [{ title: 'help:title', to: '/help' }], resource: 'Dashboard' },
  component: lazyPage(() => import('./help-job.page.tsx'), 'HelpJobPage', 'help'),
})

export const helpRoutes = [help, helpJob] as const
