import { Skeleton, Stack } from '@mantine/core'
import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { accountRoutes, fullAccountRoutes } from '../chamber/account/account.routes.ts'
import { fullNotificationsRoutes, notificationsRoutes } from '../chamber/notifications/notifications.routes.ts'
import { clientAreaRoutes, fullClientAreaRoutes } from '../clients/client-area/client-area.routes.ts'
import { clientsRoutes } from '../clients/clients/clients.routes.ts'
import { syncRoutes } from '../courts/sync/sync.routes.ts'
import { boardsRoutes } from '../day/boards/boards.routes.ts'
import { causeListRoutes } from '../day/cause-lists/cause-lists.routes.ts'
import { tasksRoutes } from '../day/tasks/tasks.routes.ts'
import { todayRoutes } from '../day/today/today.routes.ts'
import { hearingsRoutes } from '../matters/hearings/hearings.routes.ts'
import { mattersRoutes } from '../matters/matters/matters.routes.ts'
import { fullInvoicesRoutes, invoicesRoutes } from '../office/invoices/invoices.routes.ts'
import { newsRoutes } from '../office/news/news.routes.ts'
import { supportRoutes } from '../office/support/support.routes.ts'
import { installationRoutes } from '../operations/installation/installation.routes.ts'
import { filingsRoutes } from '../papers/filings/filings.routes.ts'
import { homeOf } from '../platform/session/guard.ts'
import { readSession } from '../platform/session/session.ts'
import { caveatsRoutes } from '../trackers/caveats/caveats.routes.ts'
import { dueCheckRoutes } from '../trackers/due-checks/due-checks.routes.ts'
import { firsRoutes } from '../trackers/firs/firs.routes.ts'
import { practiceRoutes } from '../trackers/practice/practice.routes.ts'
import { fullRoute, rootRoute, shellRoute } from './layouts.ts'
import { NotFoundInShell } from './not-found.page.tsx'
import { fullPages, shellPages } from './pages.routes.ts'
import { ErrorInShell } from './route-error.tsx'

const PagePending = () => (
  <Stack gap="md" p="md" aria-busy="true">
    <Skeleton height={14} width={90} />
    <Skeleton height={26} width={280} />
    <Skeleton height={120} radius="lg" />
  </Stack>
)

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
    ...shellPages,
    ...todayRoutes,
    ...boardsRoutes,
    ...caveatsRoutes,
    ...filingsRoutes,
    ...firsRoutes,
    ...causeListRoutes,
    ...hearingsRoutes,
    ...dueCheckRoutes,
    ...practiceRoutes,
    ...tasksRoutes,
    ...mattersRoutes,
    ...clientsRoutes,
    ...installationRoutes,
    ...invoicesRoutes,
    ...newsRoutes,
    ...supportRoutes,
    ...syncRoutes,
    ...notificationsRoutes,
    ...accountRoutes,
    ...clientAreaRoutes,
  ]),
  fullRoute.addChildren([
    ...fullPages,
    ...fullAccountRoutes,
    ...fullNotificationsRoutes,
    ...fullClientAreaRoutes,
    ...fullInvoicesRoutes,
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
