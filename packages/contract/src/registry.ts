import * as accessRules from './chamber/access-rules.ts'
import * as account from './chamber/account.ts'
import * as activity from './chamber/activity.ts'
import * as alerts from './chamber/alerts.ts'
import * as apiTokens from './chamber/api-tokens.ts'
import * as audit from './chamber/audit.ts'
import * as companions from './chamber/companions.ts'
import * as members from './chamber/members.ts'
import * as notifications from './chamber/notifications.ts'
import * as passwordReset from './chamber/password-reset.ts'
import * as payments from './chamber/payments.ts'
import * as plans from './chamber/plans.ts'
import * as proofs from './chamber/proofs.ts'
import * as security from './chamber/security.ts'
import * as signInRules from './chamber/sign-in-rules.ts'
import * as team from './chamber/team.ts'
import * as clientArea from './clients/client-area.ts'
import * as clientNotes from './clients/client-notes.ts'
import * as clients from './clients/clients.ts'
import * as conflicts from './clients/conflicts.ts'
import * as shares from './clients/shares.ts'
import * as wantedPapers from './clients/wanted-papers.ts'
import * as courtCalendar from './courts/court-calendar.ts'
import * as courtCatalogue from './courts/court-catalogue.ts'
import * as courtLinks from './courts/court-links.ts'
import * as courts from './courts/courts.ts'
import * as districtSites from './courts/district-sites.ts'
import * as findCase from './courts/find-case.ts'
import * as sync from './courts/sync.ts'
import * as appearances from './day/appearances.ts'
import * as boards from './day/boards.ts'
import * as briefPack from './day/brief-pack.ts'
import * as calendar from './day/calendar.ts'
import * as callTime from './day/call-time.ts'
import * as causeLists from './day/cause-lists.ts'
import * as deadlines from './day/deadlines.ts'
import * as tasks from './day/tasks.ts'
import * as today from './day/today.ts'
import * as bulk from './matters/bulk.ts'
import * as documents from './matters/documents.ts'
import * as droppedPages from './matters/dropped-pages.ts'
import * as families from './matters/families.ts'
import * as hearings from './matters/hearings.ts'
import * as matters from './matters/matters.ts'
import * as notes from './matters/notes.ts'
import * as orders from './matters/orders.ts'
import * as otherMatters from './matters/other-matters.ts'
import * as recognisedPages from './matters/recognised-pages.ts'
import * as sightings from './matters/sightings.ts'
import * as tags from './matters/tags.ts'
import * as videoLinks from './matters/video-links.ts'
import * as views from './matters/views.ts'
import * as bankStatement from './office/bank-statement.ts'
import * as billingIdentity from './office/billing-identity.ts'
import * as charges from './office/charges.ts'
import * as creditNotes from './office/credit-notes.ts'
import * as guests from './office/guests.ts'
import * as invoiceMail from './office/invoice-mail.ts'
import * as invoicePaymentLinks from './office/invoice-payment-links.ts'
import * as invoices from './office/invoices.ts'
import * as news from './office/news.ts'
import * as receipts from './office/receipts.ts'
import * as reportMails from './office/report-mails.ts'
import * as reports from './office/reports.ts'
import * as support from './office/support.ts'
import * as backups from './operations/backup.ts'
import * as courtCalendars from './operations/court-calendars.ts'
import * as firstRun from './operations/first-run.ts'
import * as installation from './operations/installation.ts'
import * as installationState from './operations/installation-state.ts'
import * as certifiedCopies from './papers/certified-copies.ts'
import * as citations from './papers/citations.ts'
import * as drafts from './papers/drafts.ts'
import * as filingBundles from './papers/filing-bundles.ts'
import * as filingChecklists from './papers/filing-checklists.ts'
import * as filings from './papers/filings.ts'
import * as model from './papers/model.ts'
import type { Endpoint } from './platform/endpoint.ts'
import * as files from './platform/files.ts'
import * as retention from './platform/retention.ts'
import * as stream from './platform/stream.ts'
import * as uploads from './platform/uploads.ts'
import * as imports from './records/imports.ts'
import * as privacy from './records/privacy.ts'
import * as search from './records/search.ts'
import * as takeouts from './records/takeouts.ts'
import * as appeals from './trackers/appeals.ts'
import * as caveats from './trackers/caveats.ts'
import * as clocks from './trackers/clocks.ts'
import * as companion from './trackers/companion.ts'
import * as directions from './trackers/directions.ts'
import * as dueChecks from './trackers/due-checks.ts'
import * as firs from './trackers/firs.ts'
import * as practice from './trackers/practice.ts'
import * as servings from './trackers/servings.ts'

/** The files of the contract by section of the API reference. */
const sections: Record<string, object[]> = {
  account: [account, apiTokens, companions, passwordReset, proofs, security],
  activity: [activity],
  appeals: [appeals],
  audit: [audit],
  boards: [boards],
  calendar: [calendar],
  'call-time': [callTime, appearances],
  'cause-lists': [causeLists],
  caveats: [caveats],
  'certified copies': [certifiedCopies],
  citations: [citations],
  'client area': [clientArea],
  'client notes': [clientNotes],
  clients: [clients],
  clocks: [deadlines, clocks, courtCalendar],
  companion: [companion],
  conflicts: [conflicts],
  'court links': [courtLinks],
  courts: [courtCatalogue, courts, districtSites],
  documents: [documents, files],
  drafts: [drafts],
  'due-checks': [dueChecks],
  families: [families],
  filings: [filings, filingBundles, filingChecklists],
  firs: [firs],
  guests: [guests],
  hearings: [briefPack, hearings, videoLinks],
  imports: [imports],
  installation: [backups, courtCalendars, firstRun, installation, installationState],
  invoices: [
    bankStatement,
    billingIdentity,
    charges,
    creditNotes,
    invoiceMail,
    invoicePaymentLinks,
    invoices,
    receipts,
  ],
  matters: [bulk, droppedPages, findCase, matters, otherMatters],
  members: [members, signInRules, accessRules],
  model: [model],
  news: [news],
  notes: [notes],
  notifications: [alerts, notifications],
  orders: [directions, orders, recognisedPages],
  payments: [payments],
  plans: [plans],
  practice: [practice],
  privacy: [privacy, retention],
  reports: [reportMails, reports],
  search: [search],
  'service register': [servings],
  shares: [shares],
  sightings: [sightings],
  stream: [stream],
  support: [support],
  sync: [sync],
  tags: [tags],
  'take-out': [takeouts],
  tasks: [tasks],
  team: [team],
  today: [today],
  uploads: [uploads],
  views: [views],
  'wanted papers': [wantedPapers],
}

const isEndpoint = (entry: [string, unknown]): entry is [string, Endpoint] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'path' in entry[1] && 'reply' in entry[1]

/** All endpoints with their name and section. */
export const listed = Object.entries(sections).flatMap(([section, files]) =>
  files
    .flatMap((file) => Object.entries(file).filter(isEndpoint))
    .map(([name, endpoint]) => ({ section, name, endpoint })),
)

export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  listed.map(({ name, endpoint }) => [name, endpoint]),
)
