import * as contract from '@peshi/contract/clients/conflicts'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createConflicts } from './conflicts.service.ts'

export function conflictsRoutes(context: Context): Bound[] {
  const conflicts = createConflicts(context)

  return [
    bindData(contract.checkNames, ({ actor, body }) => conflicts.checkNames(actor, body)),
    bindData(contract.conflictsOfMatter, ({ actor, params }) => conflicts.ofMatter(actor, params.id)),
    bindData(contract.conflictsOfClient, ({ actor, params }) => conflicts.ofClient(actor, params.id)),
    bindSaved(contract.decideOnMatter, messages.decisionSaved, ({ actor, params, body }) =>
      conflicts.decideOnMatter(actor, params.id, body),
    ),
    bindSaved(contract.decideOnClient, messages.decisionSaved, ({ actor, params, body }) =>
      conflicts.decideOnClient(actor, params.id, body),
    ),
  ]
}
