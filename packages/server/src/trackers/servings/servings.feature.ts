import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/servings'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import { type Bound, bind, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import type { Words } from '../../platform/words.ts'
import { servingColumns } from './servings.columns.ts'
import { serving } from './servings.schema.ts'
import { createServings } from './servings.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    servings: ReturnType<typeof createServings>
  }
}

function servingsRoutes(context: Context): Bound[] {
  const { servings } = context.services
  return [
    bindData(contract.listServings, ({ actor, query }) => servings.list(actor, query.matter_id)),
    bind(contract.listAllServings, ({ actor, query }) => servings.listAll(actor, query)),
    bind(contract.servingsFile, ({ actor, query: { type, ...filter }, reply }) => {
      const table = (words: Words) => ({
        title: words.say('servings:all.title'),
        language: words.language,
        columns: servingColumns(words),
        batches: servings.batches(actor, filter),
      })
      return sendTable(context, { actor, reply }, table, type, `service-${courtDateAt(context.clock.now())}`)
    }),
    changeSaved(contract.addServings, messages.servingSaved, ({ tx, actor, body }) =>
      servings.addSheet(tx, actor, body),
    ),
    changeSaved(contract.addServing, messages.servingSaved, ({ tx, actor, body }) => servings.add(tx, actor, body)),
    changeSaved(contract.editServing, messages.servingSaved, ({ tx, actor, params, body }) =>
      servings.edit(tx, actor, params.id, body),
    ),
    changeDone(contract.deleteServing, messages.servingDeleted, ({ tx, actor, params, query }) =>
      servings.remove(tx, actor, params.id, query.version),
    ),
  ]
}

export const servingsFeature: Feature = {
  services: { servings: createServings },
  routes: [servingsRoutes],
  subjects: { serving: labelledBy(serving, serving.name) },
}
