import * as contract from '@peshi/contract/matters/other-matters'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function otherMatterRoutes({ services: { otherMatters: others, updateFromFind } }: Context): Bound[] {
  return [
    bindSaved(contract.createOther, messages.matterAdded, ({ actor, body }) => others.create(actor, body)),
    bindSaved(contract.updateOther, messages.matterUpdated, ({ actor, params, body }) =>
      others.update(actor, params.id, body),
    ),
    bindSaved(contract.updateFromFind, messages.matterUpdated, ({ actor, params, body }) =>
      updateFromFind(actor, params.id, body.matter_id, body.version),
    ),
  ]
}
