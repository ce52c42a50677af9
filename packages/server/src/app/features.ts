import { accountFeature } from '../chamber/account/account.feature.ts'
import { activityFeature } from '../chamber/activity/activity.feature.ts'
import { auditFeature } from '../chamber/audit/audit.feature.ts'
import { membersFeature } from '../chamber/members/members.feature.ts'
import { notificationsFeature } from '../chamber/notifications/notifications.feature.ts'
import { paymentsFeature } from '../chamber/payments/payments.feature.ts'
import { plansFeature } from '../chamber/plans/plans.feature.ts'
import { teamFeature } from '../chamber/team/team.feature.ts'
import { clientAreaFeature } from '../clients/client-area/client-area.feature.ts'
import { clientNotesFeature } from '../clients/client-notes/client-notes.feature.ts'
import { clientsFeature } from '../clients/clients/clients.feature.ts'
import { conflictsFeature } from '../clients/conflicts/conflicts.feature.ts'
import { sharesFeature } from '../clients/shares/shares.feature.ts'
import { wantedPapersFeature } from '../clients/wanted-papers/wanted-papers.feature.ts'
import { courtLinksFeature } from '../courts/court-links/court-links.feature.ts'
import { courtsFeature } from '../courts/courts/courts.feature.ts'
import { listsAndBoardsFeature } from '../courts/lists-and-boards/lists-and-boards.feature.ts'
import { syncFeature } from '../courts/sync/sync.feature.ts'
import { appearancesFeature } from '../day/appearances/appearances.feature.ts'
import { boardsFeature } from '../day/boards/boards.feature.ts'
import { briefPackFeature } from '../day/brief-pack/brief-pack.feature.ts'
import { calendarFeature } from '../day/calendar/calendar.feature.ts'
import { callTimeFeature } from '../day/call-time/call-time.feature.ts'
import { causeListsFeature } from '../day/cause-lists/cause-lists.feature.ts'
import { deadlinesFeature } from '../day/deadlines/deadlines.feature.ts'
import { tasksFeature } from '../day/tasks/tasks.feature.ts'
import { todayFeature } from '../day/today/today.feature.ts'
import { bulkFeature } from '../matters/bulk/bulk.feature.ts'
import { documentsFeature } from '../matters/documents/documents.feature.ts'
import { droppedPagesFeature } from '../matters/dropped-pages/dropped-pages.feature.ts'
import { familiesFeature } from '../matters/families/families.feature.ts'
import { hearingsFeature } from '../matters/hearings/hearings.feature.ts'
import { listingsFeature } from '../matters/listings/listings.feature.ts'
import { mattersFeature } from '../matters/matters/matters.feature.ts'
import { notesFeature } from '../matters/notes/notes.feature.ts'
import { ordersFeature } from '../matters/orders/orders.feature.ts'
import { recognisedPagesFeature } from '../matters/recognised-pages/recognised-pages.feature.ts'
import { tagsFeature } from '../matters/tags/tags.feature.ts'
import { viewsFeature } from '../matters/views/views.feature.ts'
import { guestsFeature } from '../office/guests/guests.feature.ts'
import { invoicesFeature } from '../office/invoices/invoices.feature.ts'
import { newsFeature } from '../office/news/news.feature.ts'
import { reportsFeature } from '../office/reports/reports.feature.ts'
import { supportFeature } from '../office/support/support.feature.ts'
import { backupFeature } from '../operations/backup/backup.feature.ts'
import { courtCalendarsFeature } from '../operations/court-calendars/court-calendars.feature.ts'
import { firstRunFeature } from '../operations/first-run/first-run.feature.ts'
import { installationFeature } from '../operations/installation/installation.feature.ts'
import { certifiedCopiesFeature } from '../papers/certified-copies/certified-copies.feature.ts'
import { citationsFeature } from '../papers/citations/citations.feature.ts'
import { draftsFeature } from '../papers/drafts/drafts.feature.ts'
import { filingsFeature } from '../papers/filings/filings.feature.ts'
import { modelFeature } from '../papers/model/model.feature.ts'
import { eventsFeature } from '../platform/events/events.feature.ts'
import { filesFeature } from '../platform/files/files.feature.ts'
import type { Feature } from '../platform/process/feature.ts'
import { processFeature } from '../platform/process/process.feature.ts'
import { recognitionFeature } from '../platform/recognition/recognition.feature.ts'
import { retentionFeature } from '../platform/retention/retention.feature.ts'
import { sendingFeature } from '../platform/sending/sending.feature.ts'
import { streamFeature } from '../platform/stream/stream.feature.ts'
import { uploadsFeature } from '../platform/uploads/uploads.feature.ts'
import { importsFeature } from '../records/imports/imports.feature.ts'
import { privacyFeature } from '../records/privacy/privacy.feature.ts'
import { searchFeature } from '../records/search/search.feature.ts'
import { takeoutsFeature } from '../records/takeouts/takeouts.feature.ts'
import { appealsFeature } from '../trackers/appeals/appeals.feature.ts'
import { caveatsFeature } from '../trackers/caveats/caveats.feature.ts'
import { clocksFeature } from '../trackers/clocks/clocks.feature.ts'
import { companionFeature } from '../trackers/companion/companion.feature.ts'
import { directionsFeature } from '../trackers/directions/directions.feature.ts'
import { dueChecksFeature } from '../trackers/due-checks/due-checks.feature.ts'
import { firsFeature } from '../trackers/firs/firs.feature.ts'
import { practiceFeature } from '../trackers/practice/practice.feature.ts'
import { servingsFeature } from '../trackers/servings/servings.feature.ts'
import { unreadCasesFeature } from '../trackers/unread-cases/unread-cases.feature.ts'

/** A feature's services may use only those of the features before it. */
export const features: readonly Feature[] = [
  processFeature,
  eventsFeature,
  filesFeature,
  recognitionFeature,
  retentionFeature,
  sendingFeature,
  streamFeature,
  uploadsFeature,
  accountFeature,
  activityFeature,
  auditFeature,
  membersFeature,
  notificationsFeature,
  paymentsFeature,
  plansFeature,
  teamFeature,
  courtLinksFeature,
  courtsFeature,
  listsAndBoardsFeature,
  syncFeature,
  documentsFeature,
  familiesFeature,
  mattersFeature,
  hearingsFeature,
  listingsFeature,
  notesFeature,
  ordersFeature,
  recognisedPagesFeature,
  tagsFeature,
  viewsFeature,
  droppedPagesFeature,
  clientsFeature,
  conflictsFeature,
  clientNotesFeature,
  sharesFeature,
  wantedPapersFeature,
  clientAreaFeature,
  clocksFeature,
  directionsFeature,
  servingsFeature,
  appealsFeature,
  caveatsFeature,
  dueChecksFeature,
  companionFeature,
  unreadCasesFeature,
  practiceFeature,
  firsFeature,
  certifiedCopiesFeature,
  citationsFeature,
  draftsFeature,
  filingsFeature,
  modelFeature,
  causeListsFeature,
  tasksFeature,
  deadlinesFeature,
  boardsFeature,
  briefPackFeature,
  calendarFeature,
  callTimeFeature,
  appearancesFeature,
  todayFeature,
  invoicesFeature,
  guestsFeature,
  newsFeature,
  reportsFeature,
  supportFeature,
  bulkFeature,
  importsFeature,
  privacyFeature,
  searchFeature,
  takeoutsFeature,
  backupFeature,
  courtCalendarsFeature,
  firstRunFeature,
  installationFeature,
]
