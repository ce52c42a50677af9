import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/privacy'
import { askFirst, type Bound, bindData, changeSaved, inSystem } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function privacyRoutes({ services: { deletions } }: Context): Bound[] {
  return [
    bindData(contract.listDeletions, ({ actor }) => deletions.list(actor)),
    inSystem(
      'erasure',
      changeSaved(
        contract.askForDeletion,
        messages.deletionAsked,
        askFirst(
          ({ actor, body }) => deletions.checkAsking(actor, body),
          ({ tx, actor, body }) => deletions.ask(tx, actor, body.kind),
        ),
      ),
    ),
    inSystem(
      'erasure',
      changeSaved(contract.cancelDeletion, messages.deletionCancelled, ({ tx, actor, body }) =>
        deletions.cancel(tx, actor, body.kind),
      ),
    ),
  ]
}
