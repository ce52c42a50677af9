import * as contract from '@peshi/contract/matters/other-matters'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createFromFind } from './from-find.service.ts'
import { createOthers } from './other.service.ts'

export function otherMatterRoutes(context: Context): Bound[] {
  const others = createOthers(context)
  const updateFromFind = createFromFind(context)

  return [
    bind(contract.createOther, async ({ actor, body }) => ({
      data: await others.create(actor, body),
      message: messages.matterAdded,
    })),
    bind(contract.updateOther, async ({ actor, params, body }) => ({
      data: await others.update(actor, params.id, body),
      message: messages.matterUpdated,
    })),
    bind(contract.updateFromFind, async ({ actor, params, body }) => ({
      data: await updateFromFind(actor, params.id, body.matter_id),
      message: messages.matterUpdated,
    })),
  ]
}
