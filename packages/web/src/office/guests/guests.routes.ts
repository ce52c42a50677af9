import { createRoute } from '@tanstack/react-router'
import { fullRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const guest = createRoute({
  getParentRoute: () => fullRoute,
  path: '/guest',
  staticData: { title: 'guests:page', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('./guest.page.tsx'), 'GuestPage', 'guests', 'hearings', 'orders'),
})

export const guestsRoutes = [guest] as const
