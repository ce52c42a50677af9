import { forgetOld } from '../../chamber/account/house-keeping.jobs.ts'
import { sendResetCode } from '../../chamber/account/password-reset.jobs.ts'
import { forgetAccesses } from '../../chamber/audit/audit.jobs.ts'
import { forgetNotifications, remindOfDays, sendDueAlerts } from '../../chamber/notifications/notifications.jobs.ts'
import { askForPayments } from '../../chamber/payments/payments.jobs.ts'
import { remindPlans } from '../../chamber/plans/plans.jobs.ts'
import { emptyClientBins, keepNames } from '../../clients/clients/clients.jobs.ts'
import { sendAskedLinks, tellOfClientMessage } from '../../clients/shares/shares.jobs.ts'
import { fanOut, forgetFinds } from '../../courts/courts/courts.jobs.ts'
import { refreshCases, reportCourts } from '../../courts/sync/sync.jobs.ts'
import { forgetBoardSamples, readBoards } from '../../day/boards/boards.jobs.ts'
import { learnCallPaces } from '../../day/call-time/call-time.jobs.ts'
import { forgetEntries, matchList, matchName, readDueLists, readLists } from '../../day/cause-lists/cause-lists.jobs.ts'
import { emptyTaskBins, remindOfTasks } from '../../day/tasks/tasks.jobs.ts'
import { keepDocumentHouse, readDocumentTexts, removeDroppedFiles } from '../../matters/documents/documents.jobs.ts'
import { emptyBins } from '../../matters/matters/matters.jobs.ts'
import { readLeftTexts, readOrders, readOrderText } from '../../matters/orders/orders.jobs.ts'
import { emptyInvoiceBins } from '../../office/invoices/invoices.jobs.ts'
import { readNewsFeed } from '../../office/news/news.jobs.ts'
import { sendReports } from '../../office/reports/reports.jobs.ts'
import { forgetImports, runImport, turnImport } from '../../records/imports/import-jobs.ts'
import { carryOut } from '../../records/privacy/privacy.jobs.ts'
import { forgetTakeouts, makeTakeout } from '../../records/takeouts/takeouts.jobs.ts'
import { endAppealWatches, matchAppeals } from '../../trackers/appeals/appeals.jobs.ts'
import { keepCaveats, matchCaveats } from '../../trackers/caveats/caveats.jobs.ts'
import { emptyFirBin } from '../../trackers/firs/firs.jobs.ts'
import { deliverDispatch, forgetDispatches } from '../sending/sending.jobs.ts'
import type { JobSettings } from './queue.ts'

/** Every kind of background work. The queue makes them all ready at start; what is not here can't be enqueued. */
export const allJobs: readonly JobSettings[] = [
  forgetImports,
  runImport,
  turnImport,
  askForPayments,
  carryOut,
  emptyBins,
  deliverDispatch,
  readNewsFeed,
  endAppealWatches,
  matchAppeals,
  emptyClientBins,
  emptyInvoiceBins,
  emptyTaskBins,
  keepCaveats,
  matchCaveats,
  emptyFirBin,
  fanOut,
  forgetAccesses,
  forgetBoardSamples,
  forgetDispatches,
  forgetEntries,
  forgetFinds,
  forgetNotifications,
  forgetOld,
  forgetTakeouts,
  keepDocumentHouse,
  keepNames,
  makeTakeout,
  matchList,
  matchName,
  learnCallPaces,
  readBoards,
  readDocumentTexts,
  readDueLists,
  readLeftTexts,
  readLists,
  readOrders,
  readOrderText,
  refreshCases,
  removeDroppedFiles,
  remindOfDays,
  remindOfTasks,
  remindPlans,
  reportCourts,
  sendDueAlerts,
  sendReports,
  sendResetCode,
  sendAskedLinks,
  tellOfClientMessage,
]
