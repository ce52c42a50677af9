import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../platform/features/lazy-page.ts'
import { fullRoute } from './layouts.ts'
import { NotFoundPage } from './not-found.page.tsx'

const notAuthorized = createRoute({
  getParentRoute: () => fullRoute,
  path: '/misc/not-authorized',
  staticData: { title: 'errors:notAuthorized.title', layout: 'full' },
  component: lazyPage(() => import('./not-authorized.page.tsx'), 'NotAuthorizedPage'),
})

const error404 = createRoute({
  getParentRoute: () => fullRoute,
  path: '$',
  staticData: { title: 'errors:notFound.title', layout: 'full' },
  component: NotFoundPage,
})

export const miscRoutes = [notAuthorized, error404] as const
