import { accountRoutes } from './account/account.routes.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { appealsRoutes } from './appeals/appeals.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { boardsRoutes } from './boards/boards.routes.ts'
import { briefPackRoutes } from './brief-pack/brief-pack.routes.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { callTimesRoutes } from './call-time/call-times.routes.ts'
import { causeListRoutes } from './cause-lists/cause-lists.routes.ts'
import { caveatsRoutes } from './caveats/caveats.routes.ts'
import { clientAreaRoutes } from './client-area/client-area.routes.ts'
import { clientNotesRoutes } from './client-notes/client-notes.routes.ts'
import { clientsRoutes } from './clients/clients.routes.ts'
import { clocksRoutes } from './clocks/clocks.routes.ts'
import { conflictsRoutes } from './conflicts/conflicts.routes.ts'
import type { Context } from './context.ts'
import { courtLinksRoutes } from './court-links/court-links.routes.ts'
import { catalogueRoutes } from './courts/catalogue.routes.ts'
import { courtsRoutes } from './courts/courts.routes.ts'
import { findRoutes } from './courts/find.routes.ts'
import { directionsRoutes } from './directions/directions.routes.ts'
import { documentsRoutes } from './documents/documents.routes.ts'
import { dueChecksRoutes } from './due-checks/due-checks.routes.ts'
import { familiesRoutes } from './families/families.routes.ts'
import { filesRoutes } from './files/files.routes.ts'
import { firsRoutes } from './firs/firs.routes.ts'
import { hearingsRoutes } from './hearings/hearings.routes.ts'
import type { Bound } from './http/bind.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { installationRoutes } from './installation/installation.routes.ts'
import { invoicesRoutes } from './invoices/invoices.routes.ts'
import { matterRoutes } from './matters/matters.routes.ts'
import { otherMatterRoutes } from './matters/other.routes.ts'
import { membersRoutes } from './members/members.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { alertsRoutes } from './notifications/alerts.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { plansRoutes } from './plans/plans.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { retentionRoutes } from './retention/retention.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { sharesRoutes } from './shares/shares.routes.ts'
import { streamRoutes } from './stream/stream.routes.ts'
import { supportRoutes } from './support/support.routes.ts'
import { syncRoutes } from './sync/sync.routes.ts'
import { tagsRoutes } from './tags/tags.routes.ts'
import { takeoutsRoutes } from './takeouts/takeouts.routes.ts'
import { tasksRoutes } from './tasks/tasks.routes.ts'
import { teamRoutes } from './team/team.routes.ts'
import { todayRoutes } from './today/today.routes.ts'
import { uploadsRoutes } from './uploads/uploads.routes.ts'
import { viewsRoutes } from './views/views.routes.ts'

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
