import * as mails from '@peshi/contract/office/report-mails'
import * as contract from '@peshi/contract/office/reports'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { reportTable } from './reports.columns.ts'

export function reportsRoutes(context: Context): Bound[] {
  const { reports, reportMails } = context.services

  return [
    bind(mails.listReportMails, ({ actor }) => reportMails.list(actor)),
    bindSaved(mails.createReportMail, messages.reportMailSaved, ({ actor, body }) => reportMails.create(actor, body)),
    bindDone(mails.removeReportMail, messages.reportMailRemoved, ({ actor, params }) =>
      reportMails.remove(actor, params.id),
    ),
    bindData(contract.listReport, async ({ actor }) => reports.list(actor)),
    bindData(contract.getReport, ({ actor, params, query }) => reports.get(actor, params.report, query)),
    bind(contract.exportReport, async ({ actor, params, query: { type, ...filters }, reply }) => {
      const report = await reports.get(actor, params.report, filters)
      const name = `${params.report}-${report.to ?? courtDateAt(context.clock.now())}`
      return sendTable(context, { actor, reply }, reportTable(report, type), type, name)
    }),
  ]
}
