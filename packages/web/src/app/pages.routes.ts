// The routes of features with few pages, and of the application itself.
import { createRoute } from '@tanstack/react-router'
import { readAuditSearch } from '../chamber/audit/audit.search.ts'
import { readCourtLinksSearch } from '../courts/court-links/court-links.search.ts'
import { readDeadlinesSearch } from '../day/deadlines/deadlines.search.ts'
import { readOrderSearch } from '../matters/orders/orders.search.ts'
import { readReportSearch } from '../office/reports/reports.search.ts'
import { lazyPage } from '../platform/features/lazy-page.ts'
import { sharePath } from '../platform/pwa/ask-for-shared.ts'
import { readImportSearch } from '../records/imports/imports.search.ts'
import { readSearchAddress } from '../records/search/search.search.ts'
import { readServingSearch } from '../trackers/servings/servings.search.ts'
import { readTrackerSearch } from '../trackers/trackers/trackers.search.ts'
import { fullRoute, shellRoute } from './layouts.ts'
import { NotFoundPage } from './not-found.page.tsx'
import { inSettings, inTrackers } from './route-meta.ts'

const activity = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/activity',
  staticData: { title: 'activity:title', crumbs: [inSettings], resource: 'Activity' },
  component: lazyPage(
    () => import('../chamber/activity/activity.page.tsx'),
    'ActivityPage',
    'activity',
    'hearings',
    'matters',
  ),
})

const audit = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/audit',
  staticData: { title: 'audit:title', crumbs: [inSettings], resource: 'all', action: 'manage' },
  validateSearch: readAuditSearch,
  component: lazyPage(
    () => import('../chamber/audit/audit.page.tsx'),
    'AuditPage',
    'audit',
    'activity',
    'hearings',
    'matters',
  ),
})

const help = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help',
  staticData: { title: 'help:title', resource: 'Dashboard' },
  component: lazyPage(() => import('../chamber/help/help.page.tsx'), 'HelpPage', 'help'),
})

const helpJob = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help/$job',
  staticData: { title: 'help:title', crumbs: [{ title: 'help:title', to: '/help' }], resource: 'Dashboard' },
  component: lazyPage(() => import('../chamber/help/help-job.page.tsx'), 'HelpJobPage', 'help'),
})

const join = createRoute({
  getParentRoute: () => fullRoute,
  path: '/join',
  staticData: { title: 'members:join.title', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('../chamber/members/join.page.tsx'), 'JoinPage', 'members', 'account', 'rules'),
})

const papers = createRoute({
  getParentRoute: () => fullRoute,
  path: '/papers',
  staticData: { title: 'papers:title', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('../clients/wanted-papers/papers.page.tsx'), 'PapersPage', 'papers'),
})

const courtLinks = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/court-links',
  staticData: { title: 'courtLinks:title', crumbs: [inSettings], resource: 'Court' },
  validateSearch: readCourtLinksSearch,
  component: lazyPage(
    () => import('../courts/court-links/court-links.page.tsx'),
    'CourtLinksPage',
    'courtLinks',
    'sync',
  ),
})

const deadlines = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/clocks',
  staticData: { title: 'clocks:title', resource: 'Clock' },
  validateSearch: readDeadlinesSearch,
  component: lazyPage(
    () => import('../day/deadlines/deadlines.page.tsx'),
    'DeadlinesPage',
    'certifiedCopies',
    'clocks',
    'matters',
  ),
})

const sighting = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/causelist/page/$id',
  staticData: {
    title: 'causeLists:sighting.page',
    crumbs: [{ title: 'causeLists:title', to: '/dashboard/causelist' }],
    resource: 'Matter',
  },
  component: lazyPage(() => import('../matters/listings/sighting.page.tsx'), 'SightingPage', 'causeLists', 'orders'),
})

const orders = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/orders',
  staticData: {
    title: 'orders:all.title',
    crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }],
    resource: 'Order',
  },
  validateSearch: readOrderSearch,
  component: lazyPage(() => import('../matters/orders/orders.page.tsx'), 'OrdersPage', 'orders', 'matters'),
})

const received = createRoute({
  getParentRoute: () => shellRoute,
  path: sharePath,
  staticData: { title: 'documents:received.title', resource: 'Matter' },
  component: lazyPage(() => import('../matters/received/received.page.tsx'), 'ReceivedPage', 'documents', 'hearings'),
})

const reports = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/reports',
  staticData: { title: 'reports:title', resource: 'Matter' },
  validateSearch: readReportSearch,
  component: lazyPage(
    () => import('../office/reports/reports.page.tsx'),
    'ReportsPage',
    'reports',
    'hearings',
    'filings',
    'matters',
  ),
})

const firstRun = createRoute({
  getParentRoute: () => fullRoute,
  path: '/first-run',
  staticData: { title: 'backup:first.title', layout: 'full' },
  component: lazyPage(() => import('../operations/first-run/first-run.page.tsx'), 'FirstRunPage', 'backup', 'account'),
})

const bin = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/bin',
  staticData: { title: 'shell:nav.bin', crumbs: [inSettings], resource: 'Matter' },
  component: lazyPage(() => import('../records/bin/bin.page.tsx'), 'BinPage', 'lists', 'matters', 'clocks'),
})

const imports = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/matters/import',
  staticData: {
    title: 'imports:title',
    crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }],
    resource: 'Import',
  },
  validateSearch: readImportSearch,
  component: lazyPage(
    () => import('../records/imports/imports.page.tsx'),
    'ImportsPage',
    'imports',
    'matters',
    'clients',
  ),
})

const searchFilter = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/searchFilter',
  staticData: { title: 'search:title', resource: 'Matter', newMatter: true },
  validateSearch: readSearchAddress,
  component: lazyPage(() => import('../records/search/search.page.tsx'), 'SearchPage', 'search', 'matters', 'lists'),
})

const appeals = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/sci-tracker/tracker-list',
  staticData: { title: 'appeals:title', crumbs: [inTrackers], resource: 'Tracker' },
  validateSearch: readTrackerSearch(
    ['watching', 'found', 'stopped'],
    ['created_at', 'judgment_date', 'stops_on', 'last_checked_at', 'petitioner'],
  ),
  component: lazyPage(
    () => import('../trackers/appeals/appeals.page.tsx'),
    'AppealsPage',
    'appeals',
    'trackers',
    'matters',
  ),
})

const servings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/trackers/service',
  staticData: { title: 'servings:all.title', crumbs: [inTrackers], resource: 'Clock' },
  validateSearch: readServingSearch,
  component: lazyPage(
    () => import('../trackers/servings/servings.page.tsx'),
    'ServingsPage',
    'servings',
    'trackers',
    'clocks',
    'matters',
  ),
})

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

export const shellPages = [
  activity,
  audit,
  help,
  helpJob,
  courtLinks,
  deadlines,
  sighting,
  orders,
  received,
  reports,
  bin,
  imports,
  searchFilter,
  appeals,
  servings,
] as const

const guest = createRoute({
  getParentRoute: () => fullRoute,
  path: '/guest',
  staticData: { title: 'guests:page', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('../office/guests/guest.page.tsx'), 'GuestPage', 'guests', 'hearings', 'orders'),
})

export const fullPages = [join, papers, firstRun, guest, notAuthorized, error404] as const
