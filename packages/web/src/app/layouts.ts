import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { serverNow } from '../platform/clock/server-time.ts'
import { lazyPage } from '../platform/features/lazy-page.ts'
import { judgeEntry, safeReturn } from '../platform/session/guard.ts'
import { hasLeft, readSession } from '../platform/session/session.ts'
import { abovePage, besideTitle, topBarEnd } from '../platform/shell/shell-slots.ts'
import { NotFoundPage } from './not-found.page.tsx'
import { RouteError } from './route-error.tsx'

export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteError,
  beforeLoad: ({ matches, location }) => {
    const verdict = judgeEntry(matches.at(-1)?.staticData ?? {}, readSession()?.userData ?? null, serverNow())
    if (verdict.go === 'in') return
    const search = location.search as { to?: unknown }
    // `verdict.path` is never `/` for clients. They have only one page, so they do not return to the requested one.
    const back = verdict.path === '/' ? safeReturn(search.to) : undefined
    if (back) throw redirect({ href: back, replace: true })
    throw redirect({
      to: verdict.path,
      // The next person does not get the page of the former one, nor the words of its search.
      search: verdict.path === '/login' && !hasLeft() ? { to: location.href } : {},
      replace: true,
    })
  },
})

export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  errorComponent: RouteError,
  component: lazyPage(
    () => import('../platform/shell/app-shell.tsx'),
    'AppShell',
    'shell',
    'rules',
    abovePage,
    topBarEnd,
    besideTitle,
  ),
})

export const fullRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'full',
  staticData: { layout: 'full' },
  errorComponent: RouteError,
  component: Outlet,
})
