import { courtDateAt } from '@peshi/contract/dates'
import * as contract from '@peshi/contract/reports'
import type { Context } from '../context.ts'
import { sendTable } from '../export/send-table.ts'
import { type Bound, bind } from '../http/bind.ts'
import { reportTable } from './reports.columns.ts'
import { createReports } from './reports.service.ts'

export function reportsRoutes(context: Context): Bound[] {
  const reports = createReports(context)

  return [
    bind(contract.listReport, async ({ actor }) => ({ data: reports.list(actor) })),
    bind(contract.getReport, async ({ actor, params, query }) => ({
      data: await reports.get(actor, params.report, query),
    })),
    bind(contract.exportReport, async ({ actor, params, query: { type, ...filters }, reply }) => {
      const report = await reports.get(actor, params.report, filters)
      const name = `${params.report}-${report.to ?? courtDateAt(context.clock.now())}`
      return sendTable(context, { actor, reply }, reportTable(report, type), type, name)
    }),
  ]
}
