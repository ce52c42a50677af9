import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/servings'
import { labelledBy } from '../../platform/events/subjects.ts'
import { type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { serving } from './servings.schema.ts'
import { createServings } from './servings.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    servings: ReturnType<typeof createServings>
  }
}

function servingsRoutes({ services: { servings } }: Context): Bound[] {
  return [
    bindData(contract.listServings, ({ actor, query }) => servings.list(actor, query.matter_id)),
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
