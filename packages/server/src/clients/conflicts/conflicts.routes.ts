import * as contract from '@peshi/contract/clients/conflicts'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createConflicts } from './conflicts.service.ts'

export function conflictsRoutes(context: Context): Bound[] {
  const conflicts = createConflicts(context)

  return [
    bind(contract.checkNames, async ({ actor, body }) => ({ data: await conflicts.checkNames(actor, body) })),
    bind(contract.conflictsOfMatter, async ({ actor, params }) => ({
      data: await conflicts.ofMatter(actor, params.id),
    })),
    bind(contract.conflictsOfClient, async ({ actor, params }) => ({
      data: await conflicts.ofClient(actor, params.id),
    })),
    bind(contract.decideOnMatter, async ({ actor, params, body }) => ({
      data: await conflicts.decideOnMatter(actor, params.id, body),
      message: messages.decisionSaved,
    })),
    bind(contract.decideOnClient, async ({ actor, params, body }) => ({
      data: await conflicts.decideOnClient(actor, params.id, body),
      message: messages.decisionSaved,
    })),
  ]
}
