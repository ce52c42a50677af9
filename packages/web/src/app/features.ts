import { accountFeature } from '../chamber/account/account.feature.ts'
import { activityFeature } from '../chamber/activity/activity.feature.ts'
import { auditFeature } from '../chamber/audit/audit.feature.ts'
import { editsFeature } from '../chamber/edits/edits.feature.ts'
import { helpFeature } from '../chamber/help/help.feature.ts'
import { membersFeature } from '../chamber/members/members.feature.ts'
import { notificationsFeature } from '../chamber/notifications/notifications.feature.tsx'
import { plansFeature } from '../chamber/plans/plans.feature.tsx'
import { clientAreaFeature } from '../clients/client-area/client-area.feature.ts'
import { clientsFeature } from '../clients/clients/clients.feature.ts'
import { sharesFeature } from '../clients/shares/shares.feature.tsx'
import { wantedPapersFeature } from '../clients/wanted-papers/wanted-papers.feature.tsx'
import { courtDaysFeature } from '../courts/court-days/court-days.feature.ts'
import { courtLinksFeature } from '../courts/court-links/court-links.feature.ts'
import { courtsFeature } from '../courts/courts/courts.feature.ts'
import { syncFeature } from '../courts/sync/sync.feature.ts'
import { appearancesFeature } from '../day/appearances/appearances.feature.ts'
import { boardsFeature } from '../day/boards/boards.feature.ts'
import { calendarFeature } from '../day/calendar/calendar.feature.ts'
import { callTimeFeature } from '../day/call-time/call-time.feature.ts'
import { causeListsFeature } from '../day/cause-lists/cause-lists.feature.ts'
import { deadlinesFeature } from '../day/deadlines/deadlines.feature.ts'
import { tasksFeature } from '../day/tasks/tasks.feature.tsx'
import { todayFeature } from '../day/today/today.feature.ts'
import { documentsFeature } from '../matters/documents/documents.feature.tsx'
import { droppedPagesFeature } from '../matters/dropped-pages/dropped-pages.feature.ts'
import { familiesFeature } from '../matters/families/families.feature.ts'
import { hearingsFeature } from '../matters/hearings/hearings.feature.tsx'
import { listingsFeature } from '../matters/listings/listings.feature.ts'
import { mattersFeature } from '../matters/matters/matters.feature.tsx'
import { notesFeature } from '../matters/notes/notes.feature.tsx'
import { ordersFeature } from '../matters/orders/orders.feature.ts'
import { guestsFeature } from '../office/guests/guests.feature.tsx'
import { invoicesFeature } from '../office/invoices/invoices.feature.tsx'
import { newsFeature } from '../office/news/news.feature.ts'
import { reportsFeature } from '../office/reports/reports.feature.ts'
import { supportFeature } from '../office/support/support.feature.ts'
import { demoFeature } from '../operations/demo/demo.feature.ts'
import { certifiedCopiesFeature } from '../papers/certified-copies/certified-copies.feature.ts'
import { citationsFeature } from '../papers/citations/citations.feature.tsx'
import { draftsFeature } from '../papers/drafts/drafts.feature.tsx'
import { filingsFeature } from '../papers/filings/filings.feature.tsx'
import { modelFeature } from '../papers/model/model.feature.tsx'
import type { Feature } from '../platform/features/feature.ts'
import { shellFeature } from '../platform/shell/shell.feature.ts'
import { binFeature } from '../records/bin/bin.feature.ts'
import { importsFeature } from '../records/imports/imports.feature.ts'
import { privacyFeature } from '../records/privacy/privacy.feature.tsx'
import { searchFeature } from '../records/search/search.feature.ts'
import { takeoutsFeature } from '../records/takeouts/takeouts.feature.ts'
import { appealsFeature } from '../trackers/appeals/appeals.feature.ts'
import { caveatsFeature } from '../trackers/caveats/caveats.feature.ts'
import { clocksFeature } from '../trackers/clocks/clocks.feature.tsx'
import { companionFeature } from '../trackers/companion/companion.feature.ts'
import { directionsFeature } from '../trackers/directions/directions.feature.tsx'
import { dueChecksFeature } from '../trackers/due-checks/due-checks.feature.ts'
import { firsFeature } from '../trackers/firs/firs.feature.ts'
import { practiceFeature } from '../trackers/practice/practice.feature.ts'
import { servingsFeature } from '../trackers/servings/servings.feature.tsx'
import { trackersFeature } from '../trackers/trackers/trackers.feature.ts'

export const features: readonly Feature[] = [
  shellFeature,
  accountFeature,
  activityFeature,
  auditFeature,
  editsFeature,
  helpFeature,
  membersFeature,
  notificationsFeature,
  plansFeature,
  courtDaysFeature,
  courtLinksFeature,
  courtsFeature,
  documentsFeature,
  familiesFeature,
  hearingsFeature,
  droppedPagesFeature,
  listingsFeature,
  mattersFeature,
  notesFeature,
  ordersFeature,
  syncFeature,
  clientAreaFeature,
  clientsFeature,
  sharesFeature,
  wantedPapersFeature,
  appealsFeature,
  caveatsFeature,
  clocksFeature,
  directionsFeature,
  servingsFeature,
  filingsFeature,
  dueChecksFeature,
  companionFeature,
  firsFeature,
  practiceFeature,
  trackersFeature,
  certifiedCopiesFeature,
  citationsFeature,
  draftsFeature,
  modelFeature,
  boardsFeature,
  calendarFeature,
  callTimeFeature,
  appearancesFeature,
  causeListsFeature,
  tasksFeature,
  deadlinesFeature,
  todayFeature,
  invoicesFeature,
  guestsFeature,
  newsFeature,
  reportsFeature,
  supportFeature,
  binFeature,
  importsFeature,
  privacyFeature,
  searchFeature,
  takeoutsFeature,
  demoFeature,
]
