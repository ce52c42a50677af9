import { createRoute } from '@tanstack/react-router'
import { fullRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const join = createRoute({
  getParentRoute: () => fullRoute,
  path: '/join',
  staticData: { title: 'members:join.title', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('./join.page.tsx'), 'JoinPage', 'members', 'account', 'rules'),
})

export const fullMembersRoutes = [join] as const
