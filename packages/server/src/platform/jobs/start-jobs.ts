import { startHouseKeeping } from '../../chamber/account/house-keeping.jobs.ts'
import { startPasswordResets } from '../../chamber/account/password-reset.jobs.ts'
import { startAuditJobs } from '../../chamber/audit/audit.jobs.ts'
import { startNotificationJobs } from '../../chamber/notifications/notifications.jobs.ts'
import { startPaymentJobs } from '../../chamber/payments/payments.jobs.ts'
import { startPlanJobs } from '../../chamber/plans/plans.jobs.ts'
import { startClientJobs } from '../../clients/clients/clients.jobs.ts'
import { startShareJobs } from '../../clients/shares/shares.jobs.ts'
import { startCourtJobs } from '../../courts/courts/start-court-jobs.ts'
import { startSyncJobs } from '../../courts/sync/start-sync-jobs.ts'
import { startBoardJobs } from '../../day/boards/start-board-jobs.ts'
import { startCallTimeJobs } from '../../day/call-time/call-time.jobs.ts'
import { startCauseListJobs } from '../../day/cause-lists/start-cause-list-jobs.ts'
import { startTaskJobs } from '../../day/tasks/tasks.jobs.ts'
import { startDocumentJobs } from '../../matters/documents/start-document-jobs.ts'
import { startMatterJobs } from '../../matters/matters/matters.jobs.ts'
import { startOrderJobs } from '../../matters/orders/start-order-jobs.ts'
import { startInvoiceJobs } from '../../office/invoices/invoices.jobs.ts'
import { startNewsJobs } from '../../office/news/news.jobs.ts'
import { startReportJobs } from '../../office/reports/reports.jobs.ts'
import { startImportJobs } from '../../records/imports/start-import-jobs.ts'
import { startPrivacyJobs } from '../../records/privacy/privacy.jobs.ts'
import { startTakeoutJobs } from '../../records/takeouts/takeouts.jobs.ts'
import { startAppealJobs } from '../../trackers/appeals/appeals.jobs.ts'
import { startCaveatJobs } from '../../trackers/caveats/caveats.jobs.ts'
import { startFirJobs } from '../../trackers/firs/firs.jobs.ts'
import type { Context } from '../context.ts'
import { startSendingJobs } from '../sending/sending.jobs.ts'

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
