import * as mails from '@peshi/contract/office/report-mails'
import * as contract from '@peshi/contract/office/reports'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { type Bound, bind, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Words } from '../../platform/words.ts'
import { reportTable } from './reports.columns.ts'

export function reportsRoutes(context: Context): Bound[] {
  const { reports, reportMails } = context.services

  return [
    bind(mails.listReportMails, ({ actor }) => reportMails.list(actor)),
    changeSaved(mails.createReportMail, messages.reportMailSaved, ({ tx, actor, body }) =>
      reportMails.create(tx, actor, body),
    ),
    changeDone(mails.removeReportMail, messages.reportMailRemoved, ({ tx, actor, params }) =>
      reportMails.remove(tx, actor, params.id),
    ),
    bindData(contract.listReport, async ({ actor }) => reports.list(actor)),
    bindData(contract.getReport, ({ actor, params, query }) => reports.get(actor, params.report, query)),
    bind(contract.exportReport, async ({ actor, params, query: { type, ...filters }, reply }) => {
      const report = await reports.get(actor, params.report, filters)
      const name = `${params.report}-${report.to ?? courtDateAt(context.clock.now())}`
      const table = ({ language }: Words) => reportTable(report, type, language)
      return sendTable(context, { actor, reply }, table, type, name)
    }),
  ]
}
