import * as contract from '@peshi/contract/office/support'
import { messages } from '@peshi/contract/platform/messages'
import type { Arriving } from '../../platform/http/arriving.ts'
import { askFirst, type Bound, bind, bindData, change, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function supportRoutes(context: Context): Bound[] {
  const { support, desk } = context.services
  const closed = (undo: boolean) => (undo ? messages.ticketOpened : messages.ticketClosed)

  return [
    bind(contract.listTickets, ({ actor, query }) => support.list(actor, query)),
    changeSaved(
      contract.createTicket,
      context.outlets.email ? messages.ticketSaved : messages.ticketSavedHere,
      ({ tx, actor, body }) => support.create(tx, actor, body),
    ),
    bindData(contract.getTicket, ({ actor, params }) => support.get(actor, params.id)),
    changeSaved(contract.replyToTicket, messages.messageSent, ({ tx, actor, params, body }) =>
      support.reply(tx, actor, params.id, body),
    ),
    change(contract.closeTicket, async ({ tx, actor, params, body }) => ({
      data: await support.close(tx, actor, params.id, body.undo),
      message: closed(body.undo),
    })),
    bind(contract.listDesk, ({ actor, query }) => desk.list(actor, query)),
    bindData(contract.getDeskTicket, ({ actor, params }) => desk.get(actor, params.id)),
    bindData(contract.beginDeskUpload, ({ actor, params, body }) => desk.beginUpload(actor, params.id, body)),
    bindData(contract.sendDeskPart, ({ actor, params, query, body }) =>
      desk.addPart(actor, params.id, params.upload, query.offset, body as Arriving | undefined),
    ),
    changeSaved(
      contract.answerTicket,
      messages.messageSent,
      askFirst(
        ({ actor, params }) => desk.find(actor, params.id),
        ({ tx, actor, body }, found) => desk.answer(tx, actor, found, body),
      ),
    ),
    change(
      contract.closeDeskTicket,
      askFirst(
        ({ actor, params }) => desk.find(actor, params.id),
        async ({ tx, actor, body }, found) => ({
          data: await desk.close(tx, actor, found, body.undo),
          message: closed(body.undo),
        }),
      ),
    ),
  ]
}
