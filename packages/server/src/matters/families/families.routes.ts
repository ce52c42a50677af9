import * as contract from '@peshi/contract/matters/families'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function familiesRoutes({ services: { families } }: Context): Bound[] {
  const message = messages.dataUpdated

  return [
    bindData(contract.getFamily, ({ actor, params }) => families.get(actor, params.id)),
    changeSaved(contract.linkMatters, message, ({ tx, actor, params, body }) =>
      families.link(tx, actor, params.id, body),
    ),
    changeSaved(contract.unlinkMatters, message, ({ tx, actor, params, body }) =>
      families.unlink(tx, actor, params.id, body.other_id),
    ),
    changeSaved(contract.dismissSuggestion, message, ({ tx, actor, params, body }) =>
      families.dismiss(tx, actor, params.id, body.other_id),
    ),
    changeSaved(contract.addAlias, message, ({ tx, actor, params, body }) =>
      families.addAlias(tx, actor, params.id, body),
    ),
    changeSaved(contract.removeAlias, message, ({ tx, actor, params, body }) =>
      families.removeAlias(tx, actor, params.id, body.alias_id),
    ),
    changeSaved(contract.setFir, message, ({ tx, actor, params, body }) => families.setFir(tx, actor, params.id, body)),
  ]
}
