import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { accountRoutes, fullAccountRoutes } from '../chamber/account/account.routes.ts'
import { activityRoutes } from '../chamber/activity/activity.routes.ts'
import { auditRoutes } from '../chamber/audit/audit.routes.ts'
import { helpRoutes } from '../chamber/help/help.routes.ts'
import { fullMembersRoutes } from '../chamber/members/members.routes.ts'
import { fullNotificationsRoutes, notificationsRoutes } from '../chamber/notifications/notifications.routes.ts'
import { clientAreaRoutes, fullClientAreaRoutes } from '../clients/client-area/client-area.routes.ts'
import { clientsRoutes } from '../clients/clients/clients.routes.ts'
import { courtLinksRoutes } from '../courts/court-links/court-links.routes.ts'
import { syncRoutes } from '../courts/sync/sync.routes.ts'
import { boardsRoutes } from '../day/boards/boards.routes.ts'
import { causeListRoutes } from '../day/cause-lists/cause-lists.routes.ts'
import { deadlinesRoutes } from '../day/deadlines/deadlines.routes.ts'
import { tasksRoutes } from '../day/tasks/tasks.routes.ts'
import { todayRoutes } from '../day/today/today.routes.ts'
import { hearingsRoutes } from '../matters/hearings/hearings.routes.ts'
import { listingsRoutes } from '../matters/listings/listings.routes.ts'
import { mattersRoutes } from '../matters/matters/matters.routes.ts'
import { ordersRoutes } from '../matters/orders/orders.routes.ts'
import { receivedRoutes } from '../matters/received/received.routes.ts'
import { fullInvoicesRoutes, invoicesRoutes } from '../office/invoices/invoices.routes.ts'
import { newsRoutes } from '../office/news/news.routes.ts'
import { reportsRoutes } from '../office/reports/reports.routes.ts'
import { supportRoutes } from '../office/support/support.routes.ts'
import { fullFirstRunRoutes } from '../operations/first-run/first-run.routes.ts'
import { installationRoutes } from '../operations/installation/installation.routes.ts'
import { homeOf } from '../platform/session/guard.ts'
import { readSession } from '../platform/session/session.ts'
import { binRoutes } from '../records/bin/bin.routes.ts'
import { importRoutes } from '../records/imports/imports.routes.ts'
import { searchRoutes } from '../records/search/search.routes.ts'
import { appealsRoutes } from '../trackers/appeals/appeals.routes.ts'
import { caveatsRoutes } from '../trackers/caveats/caveats.routes.ts'
import { dueCheckRoutes } from '../trackers/due-checks/due-checks.routes.ts'
import { firsRoutes } from '../trackers/firs/firs.routes.ts'
import { practiceRoutes } from '../trackers/practice/practice.routes.ts'
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

const routeTree = rootRoute.addChildren([
  homeRoute,
  shellRoute.addChildren([
    ...todayRoutes,
    ...boardsRoutes,
    ...appealsRoutes,
    ...caveatsRoutes,
    ...firsRoutes,
    ...causeListRoutes,
    ...deadlinesRoutes,
    ...hearingsRoutes,
    ...listingsRoutes,
    ...importRoutes,
    ...dueCheckRoutes,
    ...practiceRoutes,
    ...tasksRoutes,
    ...mattersRoutes,
    ...ordersRoutes,
    ...receivedRoutes,
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
    ...fullFirstRunRoutes,
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
