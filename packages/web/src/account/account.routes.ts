import { createRoute } from '@tanstack/react-router'
import { fullRoute, shellRoute } from '../app/layouts.ts'
import { lazyPage } from '../app/lazy-page.ts'
import { safeReturn } from '../session/guard.ts'
import { readSettingsAddress } from './settings-address.ts'

/** Where the person was going before sign-in. */
const readReturn = (search: Record<string, unknown>): { to?: string } => ({ to: safeReturn(search.to) })

const login = createRoute({
  getParentRoute: () => fullRoute,
  path: '/login',
  staticData: {
    title: 'account:login.title',
    resource: 'Auth',
    layout: 'full',
    redirectIfLoggedIn: true,
    anyAccount: true,
  },
  validateSearch: readReturn,
  component: lazyPage(() => import('./login.page.tsx'), 'LoginPage', 'account'),
})

const register = createRoute({
  getParentRoute: () => fullRoute,
  path: '/register',
  staticData: {
    title: 'account:register.title',
    resource: 'Auth',
    layout: 'full',
    redirectIfLoggedIn: true,
    anyAccount: true,
  },
  validateSearch: readReturn,
  component: lazyPage(() => import('./register.page.tsx'), 'RegisterPage', 'account', 'rules'),
})

/** Account-disabled and account-expired are states of this page and share its path. */
const settings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/account-setting',
  staticData: { title: 'account:settings.title', resource: 'Account', anyAccount: true },
  validateSearch: readSettingsAddress,
  component: lazyPage(
    () => import('./account-setting.page.tsx'),
    'AccountSettingPage',
    'takeouts',
    'plans',
    'account',
    'rules',
    'calendar',
    'causeLists',
  ),
})

const accessControl = createRoute({
  getParentRoute: () => shellRoute,
  path: '/access-control',
  staticData: { title: 'account:clientArea.title', resource: 'ClientArea' },
  component: lazyPage(() => import('./access-control.page.tsx'), 'AccessControlPage', 'account'),
})

export const accountRoutes = [settings, accessControl] as const
export const fullAccountRoutes = [login, register] as const
