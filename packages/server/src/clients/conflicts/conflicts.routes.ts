import * as contract from '@peshi/contract/clients/conflicts'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bindData, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function conflictsRoutes({ services: { conflicts } }: Context): Bound[] {
  return [
    bindData(contract.checkNames, ({ actor, body }) => conflicts.checkNames(actor, body)),
    bindData(contract.conflictsOfMatter, ({ actor, params }) => conflicts.ofMatter(actor, params.id)),
    bindData(contract.conflictsOfClient, ({ actor, params }) => conflicts.ofClient(actor, params.id)),
    changeSaved(
      contract.decideOnMatter,
      messages.decisionSaved,
      askFirst(
        ({ actor, params }) => conflicts.checkMatter(actor, params.id),
        ({ tx, actor, params, body }, checked) => conflicts.decideOnMatter(tx, actor, params.id, body, checked),
      ),
    ),
    changeSaved(
      contract.decideOnClient,
      messages.decisionSaved,
      askFirst(
        ({ actor, params }) => conflicts.checkClient(actor, params.id),
        ({ tx, actor, params, body }, checked) => conflicts.decideOnClient(tx, actor, params.id, body, checked),
      ),
    ),
  ]
}
