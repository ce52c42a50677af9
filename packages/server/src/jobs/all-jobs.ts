import { forgetOld } from '../account/house-keeping.jobs.ts'
import { sendResetCode } from '../account/password-reset.jobs.ts'
import { endAppealWatches, matchAppeals } from '../appeals/appeals.jobs.ts'
import { forgetAccesses } from '../audit/audit.jobs.ts'
import { forgetBoardSamples, readBoards } from '../boards/boards.jobs.ts'
import { learnCallPaces } from '../call-time/call-time.jobs.ts'
import { forgetEntries, matchList, matchName, readDueLists, readLists } from '../cause-lists/cause-lists.jobs.ts'
import { keepCaveats, matchCaveats } from '../caveats/caveats.jobs.ts'
import { emptyClientBins, keepNames } from '../clients/clients.jobs.ts'
import { fanOut, forgetFinds } from '../courts/courts.jobs.ts'
import { keepDocumentHouse, readDocumentTexts, removeDroppedFiles } from '../documents/documents.jobs.ts'
import { emptyFirBin } from '../firs/firs.jobs.ts'
import { forgetImports, runImport, turnImport } from '../imports/import-jobs.ts'
import { emptyInvoiceBins } from '../invoices/invoices.jobs.ts'
import { emptyBins } from '../matters/matters.jobs.ts'
import { readNewsFeed } from '../news/news.jobs.ts'
import { forgetNotifications, remindOfDays, sendDueAlerts } from '../notifications/notifications.jobs.ts'
import { readLeftTexts, readOrders, readOrderText } from '../orders/orders.jobs.ts'
import { askForPayments } from '../payments/payments.jobs.ts'
import { remindPlans } from '../plans/plans.jobs.ts'
import { carryOut } from '../privacy/privacy.jobs.ts'
import { sendReports } from '../reports/reports.jobs.ts'
import { deliverDispatch, forgetDispatches } from '../sending/sending.jobs.ts'
import { sendAskedLinks, tellOfClientMessage } from '../shares/shares.jobs.ts'
import { refreshCases, reportCourts } from '../sync/sync.jobs.ts'
import { forgetTakeouts, makeTakeout } from '../takeouts/takeouts.jobs.ts'
import { emptyTaskBins, remindOfTasks } from '../tasks/tasks.jobs.ts'
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
