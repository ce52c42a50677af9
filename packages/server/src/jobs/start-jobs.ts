import { startHouseKeeping } from '../account/house-keeping.jobs.ts'
import { startPasswordResets } from '../account/password-reset.jobs.ts'
import { startAppealJobs } from '../appeals/appeals.jobs.ts'
import { startAuditJobs } from '../audit/audit.jobs.ts'
import { startBoardJobs } from '../boards/start-board-jobs.ts'
import { startCallTimeJobs } from '../call-time/call-time.jobs.ts'
import { startCauseListJobs } from '../cause-lists/start-cause-list-jobs.ts'
import { startCaveatJobs } from '../caveats/caveats.jobs.ts'
import { startClientJobs } from '../clients/clients.jobs.ts'
import type { Context } from '../context.ts'
import { startCourtJobs } from '../courts/start-court-jobs.ts'
import { startDocumentJobs } from '../documents/start-document-jobs.ts'
import { startFirJobs } from '../firs/firs.jobs.ts'
import { startImportJobs } from '../imports/start-import-jobs.ts'
import { startInvoiceJobs } from '../invoices/invoices.jobs.ts'
import { startMatterJobs } from '../matters/matters.jobs.ts'
import { startNewsJobs } from '../news/news.jobs.ts'
import { startNotificationJobs } from '../notifications/notifications.jobs.ts'
import { startOrderJobs } from '../orders/start-order-jobs.ts'
import { startPaymentJobs } from '../payments/payments.jobs.ts'
import { startPlanJobs } from '../plans/plans.jobs.ts'
import { startPrivacyJobs } from '../privacy/privacy.jobs.ts'
import { startReportJobs } from '../reports/reports.jobs.ts'
import { startSendingJobs } from '../sending/sending.jobs.ts'
import { startShareJobs } from '../shares/shares.jobs.ts'
import { startSyncJobs } from '../sync/start-sync-jobs.ts'
import { startTakeoutJobs } from '../takeouts/takeouts.jobs.ts'
import { startTaskJobs } from '../tasks/tasks.jobs.ts'

/** Begins all background work of this process; in one that only serves requests, nothing. The queue must be started. */
export async function startJobs(context: Context): Promise<void> {
  for (const start of [
    startCourtJobs,
    startSyncJobs,
    startOrderJobs,
    startDocumentJobs,
    startMatterJobs,
    startClientJobs,
    startInvoiceJobs,
    startReportJobs,
    startBoardJobs,
    startCallTimeJobs,
    startCauseListJobs,
    startAppealJobs,
    startCaveatJobs,
    startFirJobs,
    startTakeoutJobs,
    startTaskJobs,
    startImportJobs,
    startNotificationJobs,
    startNewsJobs,
    startSendingJobs,
    startShareJobs,
    startPaymentJobs,
    startPlanJobs,
    startPrivacyJobs,
    startHouseKeeping,
    startAuditJobs,
    startPasswordResets,
  ])
    await start(context)
}
