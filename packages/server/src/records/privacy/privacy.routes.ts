import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/privacy'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createDeletions } from './deletions.service.ts'

export function privacyRoutes(context: Context): Bound[] {
  const deletions = createDeletions(context)

  return [
    bind(contract.listDeletions, async ({ actor }) => ({ data: await deletions.list(actor) })),
    bind(contract.askForDeletion, async ({ actor, body }) => ({
      data: await deletions.ask(actor, body),
      message: messages.deletionAsked,
    })),
    bind(contract.cancelDeletion, async ({ actor, body }) => ({
      data: await deletions.cancel(actor, body.kind),
      message: messages.deletionCancelled,
    })),
  ]
}
