import * as account from './chamber/account.ts'
import * as activity from './chamber/activity.ts'
import * as alerts from './chamber/alerts.ts'
import * as apiTokens from './chamber/api-tokens.ts'
import * as audit from './chamber/audit.ts'
import * as members from './chamber/members.ts'
import * as notifications from './chamber/notifications.ts'
import * as passwordReset from './chamber/password-reset.ts'
import * as payments from './chamber/payments.ts'
import * as plans from './chamber/plans.ts'
import * as proofs from './chamber/proofs.ts'
import * as security from './chamber/security.ts'
import * as team from './chamber/team.ts'
import * as clientArea from './clients/client-area.ts'
import * as clientNotes from './clients/client-notes.ts'
import * as clients from './clients/clients.ts'
import * as conflicts from './clients/conflicts.ts'
import * as shares from './clients/shares.ts'
import * as courtCalendar from './courts/court-calendar.ts'
import * as courtCatalogue from './courts/court-catalogue.ts'
import * as courtLinks from './courts/court-links.ts'
import * as courts from './courts/courts.ts'
import * as findCase from './courts/find-case.ts'
import * as sync from './courts/sync.ts'
import * as boards from './day/boards.ts'
import * as briefPack from './day/brief-pack.ts'
import * as calendar from './day/calendar.ts'
import * as callTime from './day/call-time.ts'
import * as causeLists from './day/cause-lists.ts'
import * as tasks from './day/tasks.ts'
import * as today from './day/today.ts'
import * as bulk from './matters/bulk.ts'
import * as directions from './matters/directions.ts'
import * as documents from './matters/documents.ts'
import * as droppedPages from './matters/dropped-pages.ts'
import * as families from './matters/families.ts'
import * as hearings from './matters/hearings.ts'
import * as matters from './matters/matters.ts'
import * as notes from './matters/notes.ts'
import * as orders from './matters/orders.ts'
import * as otherMatters from './matters/other-matters.ts'
import * as tags from './matters/tags.ts'
import * as views from './matters/views.ts'
import * as billingIdentity from './office/billing-identity.ts'
import * as creditNotes from './office/credit-notes.ts'
import * as invoiceMail from './office/invoice-mail.ts'
import * as invoices from './office/invoices.ts'
import * as news from './office/news.ts'
import * as receipts from './office/receipts.ts'
import * as reportMails from './office/report-mails.ts'
import * as reports from './office/reports.ts'
import * as support from './office/support.ts'
import * as backups from './operations/backup.ts'
import * as firstRun from './operations/first-run.ts'
import * as installation from './operations/installation.ts'
import * as installationState from './operations/installation-state.ts'
import type { Endpoint } from './platform/endpoint.ts'
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
import * as dueChecks from './trackers/due-checks.ts'
import * as firs from './trackers/firs.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    account,
    activity,
    alerts,
    apiTokens,
    appeals,
    audit,
    billingIdentity,
    boards,
    backups,
    briefPack,
    bulk,
    calendar,
    callTime,
    causeLists,
    caveats,
    clientArea,
    clientNotes,
    clients,
    clocks,
    conflicts,
    courtCalendar,
    courtCatalogue,
    courtLinks,
    courts,
    directions,
    documents,
    droppedPages,
    dueChecks,
    families,
    findCase,
    firs,
    firstRun,
    hearings,
    imports,
    installation,
    installationState,
    invoiceMail,
    creditNotes,
    invoices,
    matters,
    members,
    news,
    notes,
    notifications,
    orders,
    otherMatters,
    payments,
    plans,
    privacy,
    proofs,
    passwordReset,
    receipts,
    reportMails,
    reports,
    retention,
    search,
    security,
    shares,
    stream,
    support,
    sync,
    tags,
    takeouts,
    tasks,
    team,
    today,
    uploads,
    views,
  ].flatMap((feature) => Object.entries(feature).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
