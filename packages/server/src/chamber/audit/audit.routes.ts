import * as contract from '@peshi/contract/chamber/audit'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { type Bound, bind, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Words } from '../../platform/words.ts'
import { auditColumns } from './audit.columns.ts'
import { sendTable } from './send-table.ts'

export function auditRoutes(context: Context): Bound[] {
  const { audit } = context.services

  return [
    bind(contract.listAudit, ({ actor, query }) => audit.list(actor, query)),
    bindData(contract.auditPeople, ({ actor }) => audit.listPeople(actor)),
    bind(contract.exportAudit, async ({ actor, query, reply }) => {
      const table = (words: Words) => ({
        title: words.say('audit:title'),
        language: words.language,
        columns: auditColumns(words),
        batches: audit.batches(actor, query),
      })
      return sendTable(context, { actor, reply }, table, 'csv', `audit-${courtDateAt(context.clock.now())}`)
    }),
  ]
}
