import * as contract from '@peshi/contract/clients/shares'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import { createLimits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { requireChannel } from '../../platform/sending/outlets.ts'
import { createClientAccess } from './client-access.service.ts'
import { createClientMessages } from './client-messages.service.ts'
import { createShares } from './shares.service.ts'

export function sharesRoutes(context: Context): Bound[] {
  const shares = createShares(context)
  const access = createClientAccess(context)
  const conversations = createClientMessages(context)
  const limits = createLimits(context)

  return [
    bindData(contract.listShares, ({ actor, params }) => shares.list(actor, params.id)),
    bindSaved(contract.setShares, messages.sharesSaved, ({ actor, params, body }) =>
      shares.set(actor, params.id, body),
    ),
    bindDone(contract.revokeShare, messages.shareRevoked, ({ actor, params }) => shares.revoke(actor, params.id)),
    bind(contract.sendClientLink, async ({ actor, params, body }) => {
      requireChannel(context.outlets, body.channel)
      await limits.take('client-link-sent', { chamber: actor.chamberId, name: params.id })
      await access.sendLink(actor, params.id, body.channel)
      return { message: messages.clientLinkSent }
    }),
    bindDone(contract.openClientAccess, messages.clientAccessOpened, ({ actor, params }) =>
      access.open(actor, params.id),
    ),
    bindDone(contract.closeClientAccess, messages.clientAccessClosed, ({ actor, params }) =>
      access.close(actor, params.id),
    ),
    bindData(contract.listClientMessages, ({ actor, params }) => conversations.list(actor, params.id, params.client)),
    bindSaved(contract.writeToClient, messages.messageSent, ({ actor, params, body }) =>
      conversations.write(actor, params.id, params.client, body.text),
    ),
  ]
}
