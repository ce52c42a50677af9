import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readOrderSearch } from './orders.search.ts'

const orders = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/orders',
  staticData: {
    title: 'orders:all.title',
    crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }],
    resource: 'Order',
  },
  validateSearch: readOrderSearch,
  component: lazyPage(() => import('./orders.page.tsx'), 'OrdersPage', 'orders', 'matters'),
})

export const ordersRoutes = [orders] as const
