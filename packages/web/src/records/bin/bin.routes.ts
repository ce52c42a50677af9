import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { inSettings } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const bin = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/bin',
  staticData: { title: 'shell:nav.bin', crumbs: [inSettings], resource: 'Matter' },
  component: lazyPage(() => import('./bin.page.tsx'), 'BinPage', 'lists', 'matters', 'clocks'),
})

export const binRoutes = [bin] as const
