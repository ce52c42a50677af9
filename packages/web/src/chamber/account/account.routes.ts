import { createRoute } from '@tanstack/react-router'
import { fullRoute, shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { safeReturn } from '../../platform/session/guard.ts'
import { readSettingsAddress } from './settings-address.ts'
import { settingsPanels } from './settings-slot.ts'

const readReturn = (search: Record<string, unknown>): { to?: string } => ({ to: safeReturn(search.to) })

const signedOut = { resource: 'Auth', layout: 'full', redirectIfLoggedIn: true, anyAccount: true } as const

const login = createRoute({
  getParentRoute: () => fullRoute,
  path: '/login',
  staticData: { title: 'account:login.title', ...signedOut },
  validateSearch: readReturn,
  component: lazyPage(() => import('./login.page.tsx'), 'LoginPage', 'account'),
})

const register = createRoute({
  getParentRoute: () => fullRoute,
  path: '/register',
  staticData: { title: 'account:register.title', ...signedOut },
  validateSearch: readReturn,
  component: lazyPage(() => import('./register.page.tsx'), 'RegisterPage', 'account', 'rules'),
})

const sendOtp = createRoute({
  getParentRoute: () => fullRoute,
  path: '/send-otp',
  staticData: { title: 'account:reset.send.title', ...signedOut },
  component: lazyPage(() => import('./send-otp.page.tsx'), 'SendOtpPage', 'account', 'rules'),
})

const verifyOtp = createRoute({
  getParentRoute: () => fullRoute,
  path: '/verify-otp',
  staticData: { title: 'account:reset.verify.title', ...signedOut },
  component: lazyPage(() => import('./verify-otp.page.tsx'), 'VerifyOtpPage', 'account', 'rules'),
})

const forgotPassword = createRoute({
  getParentRoute: () => fullRoute,
  path: '/forgot-password',
  staticData: { title: 'account:reset.change.title', ...signedOut },
  component: lazyPage(() => import('./forgot-password.page.tsx'), 'ForgotPasswordPage', 'account', 'rules'),
})

const settings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/account-setting',
  staticData: { title: 'account:settings.title', resource: 'Account', anyAccount: true },
  validateSearch: readSettingsAddress,
  component: lazyPage(
    () => import('./account-setting.page.tsx'),
    'AccountSettingPage',
    'account',
    'security',
    'rules',
    settingsPanels,
  ),
})

export const accountRoutes = [settings] as const
export const fullAccountRoutes = [login, register, sendOtp, verifyOtp, forgotPassword] as const
