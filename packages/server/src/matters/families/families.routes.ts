import * as contract from '@peshi/contract/matters/families'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function familiesRoutes({ services: { families } }: Context): Bound[] {
  const message = messages.dataUpdated

  return [
    bindData(contract.getFamily, ({ actor, params }) => families.get(actor, params.id)),
    bindSaved(contract.linkMatters, message, ({ actor, params, body }) => families.link(actor, params.id, body)),
    bindSaved(contract.unlinkMatters, message, ({ actor, params, body }) =>
      families.unlink(actor, params.id, body.other_id),
    ),
    bindSaved(contract.dismissSuggestion, message, ({ actor, params, body }) =>
      families.dismiss(actor, params.id, body.other_id),
    ),
    bindSaved(contract.addAlias, message, ({ actor, params, body }) => families.addAlias(actor, params.id, body)),
    bindSaved(contract.removeAlias, message, ({ actor, params, body }) =>
      families.removeAlias(actor, params.id, body.alias_id),
    ),
    bindSaved(contract.setFir, message, ({ actor, params, body }) => families.setFir(actor, params.id, body)),
  ]
}
