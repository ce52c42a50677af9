import type { MatterId } from '@peshi/contract/platform/ids'
import { createRoute } from '@tanstack/react-router'
import { fullRoute, shellRoute } from '../../app/layouts.ts'
import { readForm, uuidForm } from '../../app/read-search.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { belowSharedMatters } from './client-area-slots.ts'

const accessControl = createRoute({
  getParentRoute: () => shellRoute,
  path: '/access-control',
  staticData: { title: 'account:clientArea.title', resource: 'ClientArea' },
  validateSearch: (raw: Record<string, unknown>): { matter?: MatterId } => {
    const matter = readForm<MatterId>(uuidForm, raw.matter)
    return matter ? { matter } : {}
  },
  component: lazyPage(
    () => import('./access-control.page.tsx'),
    'AccessControlPage',
    'account',
    'shares',
    'orders',
    'matters',
    belowSharedMatters,
  ),
})

const clientSignIn = createRoute({
  getParentRoute: () => fullRoute,
  path: '/client-sign-in',
  staticData: { title: 'shares:sign_in.title', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('./client-sign-in.page.tsx'), 'ClientSignInPage', 'shares', 'account', 'rules'),
})

export const clientAreaRoutes = [accessControl] as const
export const fullClientAreaRoutes = [clientSignIn] as const
