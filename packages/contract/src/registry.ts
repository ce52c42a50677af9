import * as account from './account.ts'
import * as activity from './activity.ts'
import * as alerts from './alerts.ts'
import * as apiTokens from './api-tokens.ts'
import * as appeals from './appeals.ts'
import * as audit from './audit.ts'
import * as billingIdentity from './billing-identity.ts'
import * as boards from './boards.ts'
import * as briefPack from './brief-pack.ts'
import * as bulk from './bulk.ts'
import * as calendar from './calendar.ts'
import * as callTime from './call-time.ts'
import * as causeLists from './cause-lists.ts'
import * as caveats from './caveats.ts'
import * as clientArea from './client-area.ts'
import * as clientNotes from './client-notes.ts'
import * as clients from './clients.ts'
import * as clocks from './clocks.ts'
import * as conflicts from './conflicts.ts'
import * as courtCalendar from './court-calendar.ts'
import * as courtCatalogue from './court-catalogue.ts'
import * as courtLinks from './court-links.ts'
import * as courts from './courts.ts'
import * as creditNotes from './credit-notes.ts'
import * as directions from './directions.ts'
import * as documents from './documents.ts'
import * as dueChecks from './due-checks.ts'
import type { Endpoint } from './endpoint.ts'
import * as families from './families.ts'
import * as findCase from './find-case.ts'
import * as firs from './firs.ts'
import * as hearings from './hearings.ts'
import * as imports from './imports.ts'
import * as installation from './installation.ts'
import * as invoiceMail from './invoice-mail.ts'
import * as invoices from './invoices.ts'
import * as matters from './matters.ts'
import * as members from './members.ts'
import * as news from './news.ts'
import * as notes from './notes.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as otherMatters from './other-matters.ts'
import * as passwordReset from './password-reset.ts'
import * as payments from './payments.ts'
import * as plans from './plans.ts'
import * as privacy from './privacy.ts'
import * as proofs from './proofs.ts'
import * as receipts from './receipts.ts'
import * as reportMails from './report-mails.ts'
import * as reports from './reports.ts'
import * as retention from './retention.ts'
import * as search from './search.ts'
import * as security from './security.ts'
import * as shares from './shares.ts'
import * as stream from './stream.ts'
import * as support from './support.ts'
import * as sync from './sync.ts'
import * as tags from './tags.ts'
import * as takeouts from './takeouts.ts'
import * as tasks from './tasks.ts'
import * as team from './team.ts'
import * as today from './today.ts'
import * as uploads from './uploads.ts'
import * as views from './views.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

/** Every endpoint by name: the server registers these, the documentation lists them, the tests walk them. */
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
    dueChecks,
    families,
    findCase,
    firs,
    hearings,
    imports,
    installation,
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
