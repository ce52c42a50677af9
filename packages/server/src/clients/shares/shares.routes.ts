import * as contract from '@peshi/contract/clients/shares'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { requireChannel } from '../../platform/sending/outlets.ts'

export function sharesRoutes(context: Context): Bound[] {
  const { shares, clientAccess: access, clientMessages: conversations, limits } = context.services

  return [
    bindData(contract.listShares, ({ actor, params }) => shares.list(actor, params.id)),
    changeSaved(contract.setShares, messages.sharesSaved, ({ tx, actor, params, body }) =>
      shares.set(tx, actor, params.id, body),
    ),
    changeDone(contract.revokeShare, messages.shareRevoked, ({ tx, actor, params }) =>
      shares.revoke(tx, actor, params.id),
    ),
    changeDone(
      contract.sendClientLink,
      messages.clientLinkSent,
      askFirst(
        async ({ actor, params, body }) => {
          requireChannel(context.outlets, body.channel)
          await limits.take('client-link-sent', { chamber: actor.chamberId, name: params.id })
        },
        ({ tx, actor, params, body }) => access.sendLink(tx, actor, params.id, body.channel),
      ),
    ),
    changeDone(contract.openClientAccess, messages.clientAccessOpened, ({ tx, actor, params }) =>
      access.open(tx, actor, params.id),
    ),
    changeDone(contract.closeClientAccess, messages.clientAccessClosed, ({ tx, actor, params }) =>
      access.close(tx, actor, params.id),
    ),
    bindData(contract.listClientMessages, ({ actor, params }) => conversations.list(actor, params.id, params.client)),
    changeSaved(contract.writeToClient, messages.messageSent, ({ tx, actor, params, body }) =>
      conversations.write(tx, actor, params.id, params.client, body.text),
    ),
  ]
}
