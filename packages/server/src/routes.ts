import { accountRoutes } from './chamber/account/account.routes.ts'
import { activityRoutes } from './chamber/activity/activity.routes.ts'
import { auditRoutes } from './chamber/audit/audit.routes.ts'
import { membersRoutes } from './chamber/members/members.routes.ts'
import { alertsRoutes } from './chamber/notifications/alerts.routes.ts'
import { notificationsRoutes } from './chamber/notifications/notifications.routes.ts'
import { paymentsRoutes } from './chamber/payments/payments.routes.ts'
import { plansRoutes } from './chamber/plans/plans.routes.ts'
import { teamRoutes } from './chamber/team/team.routes.ts'
import { clientAreaRoutes } from './clients/client-area/client-area.routes.ts'
import { clientNotesRoutes } from './clients/client-notes/client-notes.routes.ts'
import { clientsRoutes } from './clients/clients/clients.routes.ts'
import { conflictsRoutes } from './clients/conflicts/conflicts.routes.ts'
import { sharesRoutes } from './clients/shares/shares.routes.ts'
import { courtLinksRoutes } from './courts/court-links/court-links.routes.ts'
import { catalogueRoutes } from './courts/courts/catalogue.routes.ts'
import { courtsRoutes } from './courts/courts/courts.routes.ts'
import { findRoutes } from './courts/courts/find.routes.ts'
import { syncRoutes } from './courts/sync/sync.routes.ts'
import { boardsRoutes } from './day/boards/boards.routes.ts'
import { briefPackRoutes } from './day/brief-pack/brief-pack.routes.ts'
import { calendarRoutes } from './day/calendar/calendar.routes.ts'
import { callTimesRoutes } from './day/call-time/call-times.routes.ts'
import { causeListRoutes } from './day/cause-lists/cause-lists.routes.ts'
import { tasksRoutes } from './day/tasks/tasks.routes.ts'
import { todayRoutes } from './day/today/today.routes.ts'
import { directionsRoutes } from './matters/directions/directions.routes.ts'
import { documentsRoutes } from './matters/documents/documents.routes.ts'
import { familiesRoutes } from './matters/families/families.routes.ts'
import { hearingsRoutes } from './matters/hearings/hearings.routes.ts'
import { matterRoutes } from './matters/matters/matters.routes.ts'
import { otherMatterRoutes } from './matters/matters/other.routes.ts'
import { notesRoutes } from './matters/notes/notes.routes.ts'
import { ordersRoutes } from './matters/orders/orders.routes.ts'
import { tagsRoutes } from './matters/tags/tags.routes.ts'
import { viewsRoutes } from './matters/views/views.routes.ts'
import { invoicesRoutes } from './office/invoices/invoices.routes.ts'
import { newsRoutes } from './office/news/news.routes.ts'
import { reportsRoutes } from './office/reports/reports.routes.ts'
import { supportRoutes } from './office/support/support.routes.ts'
import { installationRoutes } from './operations/installation/installation.routes.ts'
import type { Context } from './platform/context.ts'
import { filesRoutes } from './platform/files/files.routes.ts'
import type { Bound } from './platform/http/bind.ts'
import { retentionRoutes } from './platform/retention/retention.routes.ts'
import { streamRoutes } from './platform/stream/stream.routes.ts'
import { uploadsRoutes } from './platform/uploads/uploads.routes.ts'
import { bulkRoutes } from './records/bulk/bulk.routes.ts'
import { importsRoutes } from './records/imports/imports.routes.ts'
import { privacyRoutes } from './records/privacy/privacy.routes.ts'
import { searchRoutes } from './records/search/search.routes.ts'
import { takeoutsRoutes } from './records/takeouts/takeouts.routes.ts'
import { appealsRoutes } from './trackers/appeals/appeals.routes.ts'
import { caveatsRoutes } from './trackers/caveats/caveats.routes.ts'
import { clocksRoutes } from './trackers/clocks/clocks.routes.ts'
import { dueChecksRoutes } from './trackers/due-checks/due-checks.routes.ts'
import { firsRoutes } from './trackers/firs/firs.routes.ts'

/** A new feature adds its line here. */
const features = [
  accountRoutes, //
  activityRoutes,
  appealsRoutes,
  auditRoutes,
  caveatsRoutes,
  boardsRoutes,
  briefPackRoutes,
  bulkRoutes,
  calendarRoutes,
  callTimesRoutes,
  catalogueRoutes,
  causeListRoutes,
  clocksRoutes,
  clientAreaRoutes,
  clientNotesRoutes,
  clientsRoutes,
  conflictsRoutes,
  courtLinksRoutes,
  courtsRoutes,
  directionsRoutes,
  dueChecksRoutes,
  documentsRoutes,
  importsRoutes,
  installationRoutes,
  invoicesRoutes,
  filesRoutes,
  findRoutes,
  familiesRoutes,
  firsRoutes,
  hearingsRoutes,
  matterRoutes,
  membersRoutes,
  newsRoutes,
  notesRoutes,
  alertsRoutes,
  notificationsRoutes,
  ordersRoutes,
  otherMatterRoutes,
  paymentsRoutes,
  plansRoutes,
  privacyRoutes,
  reportsRoutes,
  retentionRoutes,
  searchRoutes,
  sharesRoutes,
  streamRoutes,
  supportRoutes,
  syncRoutes,
  tagsRoutes,
  tasksRoutes,
  teamRoutes,
  takeoutsRoutes,
  todayRoutes,
  uploadsRoutes,
  viewsRoutes,
]

export const allRoutes = (context: Context): Bound[] => features.flatMap((routesOf) => routesOf(context))
