import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/privacy'
import { type Bound, bindData, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function privacyRoutes({ services: { deletions } }: Context): Bound[] {
  return [
    bindData(contract.listDeletions, ({ actor }) => deletions.list(actor)),
    bindSaved(contract.askForDeletion, messages.deletionAsked, ({ actor, body }) => deletions.ask(actor, body)),
    bindSaved(contract.cancelDeletion, messages.deletionCancelled, ({ actor, body }) =>
      deletions.cancel(actor, body.kind),
    ),
  ]
}
