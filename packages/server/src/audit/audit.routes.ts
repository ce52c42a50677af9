import * as contract from '@peshi/contract/audit'
import { courtDateAt } from '@peshi/contract/dates'
import type { Context } from '../context.ts'
import { sendTable } from '../export/send-table.ts'
import { type Bound, bind } from '../http/bind.ts'
import { auditColumns } from './audit.columns.ts'
import { createAudit } from './audit.service.ts'

export function auditRoutes(context: Context): Bound[] {
  const audit = createAudit(context)

  return [
    bind(contract.listAudit, ({ actor, query }) => audit.list(actor, query)),
    bind(contract.auditPeople, async ({ actor }) => ({ data: await audit.listPeople(actor) })),
    bind(contract.exportAudit, async ({ actor, query, reply }) => {
      const table = { title: 'Audit', columns: auditColumns, batches: audit.batches(actor, query) }
      return sendTable(context, { actor, reply }, table, 'csv', `audit-${courtDateAt(context.clock.now())}`)
    }),
  ]
}
