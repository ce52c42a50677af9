import * as contract from '@peshi/contract/clients/shares'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
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
    bind(contract.listShares, async ({ actor, params }) => ({ data: await shares.list(actor, params.id) })),
    bind(contract.setShares, async ({ actor, params, body }) => ({
      data: await shares.set(actor, params.id, body),
      message: messages.sharesSaved,
    })),
    bind(contract.revokeShare, async ({ actor, params }) => {
      await shares.revoke(actor, params.id)
      return { message: messages.shareRevoked }
    }),
    bind(contract.sendClientLink, async ({ actor, params, body }) => {
      requireChannel(context.outlets, body.channel)
      await limits.take('client-link-sent', { chamber: actor.chamberId, name: params.id })
      await access.sendLink(actor, params.id, body.channel)
      return { message: messages.clientLinkSent }
    }),
    bind(contract.openClientAccess, async ({ actor, params }) => {
      await access.open(actor, params.id)
      return { message: messages.clientAccessOpened }
    }),
    bind(contract.closeClientAccess, async ({ actor, params }) => {
      await access.close(actor, params.id)
      return { message: messages.clientAccessClosed }
    }),
    bind(contract.listClientMessages, async ({ actor, params }) => ({
      data: await conversations.list(actor, params.id, params.client),
    })),
    bind(contract.writeToClient, async ({ actor, params, body }) => ({
      data: await conversations.write(actor, params.id, params.client, body.text),
      message: messages.messageSent,
    })),
  ]
}
