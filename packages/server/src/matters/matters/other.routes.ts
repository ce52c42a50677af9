import * as contract from '@peshi/contract/matters/other-matters'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function otherMatterRoutes({ services: { otherMatters: others, updateFromFind } }: Context): Bound[] {
  return [
    changeSaved(contract.createOther, messages.matterAdded, ({ tx, actor, body }) => others.create(tx, actor, body)),
    changeSaved(contract.updateOther, messages.matterUpdated, ({ tx, actor, params, body }) =>
      others.update(tx, actor, params.id, body),
    ),
    changeSaved(contract.updateFromFind, messages.matterUpdated, ({ tx, actor, params, body }) =>
      updateFromFind(tx, actor, params.id, body.matter_id, body.version),
    ),
  ]
}
