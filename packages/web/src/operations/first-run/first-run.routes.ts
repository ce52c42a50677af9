import { createRoute } from '@tanstack/react-router'
import { fullRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const firstRun = createRoute({
  getParentRoute: () => fullRoute,
  path: '/first-run',
  staticData: { title: 'backup:first.title', layout: 'full' },
  component: lazyPage(() => import('./first-run.page.tsx'), 'FirstRunPage', 'backup', 'account'),
})

export const fullFirstRunRoutes = [firstRun] as const
