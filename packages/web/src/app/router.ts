import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { accountRoutes, fullAccountRoutes } from '../account/account.routes.ts'
import { activityRoutes } from '../activity/activity.routes.ts'
import { appealsRoutes } from '../appeals/appeals.routes.ts'
import { auditRoutes } from '../audit/audit.routes.ts'
import { binRoutes } from '../bin/bin.routes.ts'
import { boardsRoutes } from '../boards/boards.routes.ts'
import { dueCheckRoutes } from '../captcha-till/due-checks.routes.ts'
import { causeListRoutes } from '../cause-lists/cause-lists.routes.ts'
import { caveatsRoutes } from '../caveats/caveats.routes.ts'
import { clientAreaRoutes, fullClientAreaRoutes } from '../client-area/client-area.routes.ts'
import { clientsRoutes } from '../clients/clients.routes.ts'
import { clocksRoutes } from '../clocks/clocks.routes.ts'
import { courtLinksRoutes } from '../court-links/court-links.routes.ts'
import { firsRoutes } from '../firs/firs.routes.ts'
import { hearingsRoutes } from '../hearings/hearings.routes.ts'
import { helpRoutes } from '../help/help.routes.ts'
import { importRoutes } from '../imports/imports.routes.ts'
import { installationRoutes } from '../installation/installation.routes.ts'
import { fullInvoicesRoutes, invoicesRoutes } from '../invoices/invoices.routes.ts'
import { mattersRoutes } from '../matters/matters.routes.ts'
import { fullMembersRoutes } from '../members/members.routes.ts'
import { newsRoutes } from '../news/news.routes.ts'
import { fullNotificationsRoutes, notificationsRoutes } from '../notifications/notifications.routes.ts'
import { reportsRoutes } from '../reports/reports.routes.ts'
import { searchRoutes } from '../search/search.routes.ts'
import { homeOf } from '../session/guard.ts'
import { readSession } from '../session/session.ts'
import { supportRoutes } from '../support/support.routes.ts'
import { syncRoutes } from '../sync/sync.routes.ts'
import { tasksRoutes } from '../tasks/tasks.routes.ts'
import { todayRoutes } from '../today/today.routes.ts'
import { fullRoute, rootRoute, shellRoute } from './layouts.ts'
import { miscRoutes } from './misc.routes.ts'
import { NotFoundInShell } from './not-found.page.tsx'
import { PagePending } from './page-pending.tsx'
import { ErrorInShell } from './route-error.tsx'

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: homeOf(readSession()?.userData.role ?? 'admin'), replace: true })
  },
})

// Each feature hands in its routes: `<feature>.routes.ts`, every page through `lazyPage`.
const routeTree = rootRoute.addChildren([
  homeRoute,
  shellRoute.addChildren([
    ...todayRoutes,
    ...boardsRoutes,
    ...appealsRoutes,
    ...caveatsRoutes,
    ...firsRoutes,
    ...causeListRoutes,
    ...clocksRoutes,
    ...hearingsRoutes,
    ...importRoutes,
    ...dueCheckRoutes,
    ...tasksRoutes,
    ...mattersRoutes,
    ...clientsRoutes,
    ...installationRoutes,
    ...invoicesRoutes,
    ...reportsRoutes,
    ...courtLinksRoutes,
    ...binRoutes,
    ...searchRoutes,
    ...newsRoutes,
    ...helpRoutes,
    ...supportRoutes,
    ...syncRoutes,
    ...notificationsRoutes,
    ...activityRoutes,
    ...auditRoutes,
    ...accountRoutes,
    ...clientAreaRoutes,
  ]),
  fullRoute.addChildren([
    ...fullAccountRoutes,
    ...fullNotificationsRoutes,
    ...fullClientAreaRoutes,
    ...fullMembersRoutes,
    ...fullInvoicesRoutes,
    ...miscRoutes,
  ]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadDelay: 40,
  defaultPendingMs: 150,
  defaultPendingMinMs: 200,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: ErrorInShell,
  defaultNotFoundComponent: NotFoundInShell,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
