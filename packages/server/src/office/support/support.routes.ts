import * as contract from '@peshi/contract/office/support'
import { messages } from '@peshi/contract/platform/messages'
import type { Arriving } from '../../platform/http/arriving.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createDesk } from './desk.service.ts'
import { createSupport } from './support.service.ts'

export function supportRoutes(context: Context): Bound[] {
  const support = createSupport(context)
  const desk = createDesk(context)
  const closed = (undo: boolean) => (undo ? messages.ticketOpened : messages.ticketClosed)

  return [
    bind(contract.listTickets, ({ actor, query }) => support.list(actor, query)),
    bind(contract.createTicket, async ({ actor, body }) => ({
      data: await support.create(actor, body),
      message: context.outlets.email ? messages.ticketSaved : messages.ticketSavedHere,
    })),
    bind(contract.getTicket, async ({ actor, params }) => ({ data: await support.get(actor, params.id) })),
    bind(contract.replyToTicket, async ({ actor, params, body }) => ({
      data: await support.reply(actor, params.id, body),
      message: messages.messageSent,
    })),
    bind(contract.closeTicket, async ({ actor, params, body }) => ({
      data: await support.close(actor, params.id, body.undo),
      message: closed(body.undo),
    })),
    bind(contract.listDesk, ({ actor, query }) => desk.list(actor, query)),
    bind(contract.getDeskTicket, async ({ actor, params }) => ({ data: await desk.get(actor, params.id) })),
    bind(contract.beginDeskUpload, async ({ actor, params, body }) => ({
      data: await desk.beginUpload(actor, params.id, body),
    })),
    bind(contract.sendDeskPart, async ({ actor, params, query, body }) => ({
      data: await desk.addPart(actor, params.id, params.upload, query.offset, body as Arriving | undefined),
    })),
    bind(contract.answerTicket, async ({ actor, params, body }) => ({
      data: await desk.answer(actor, params.id, body),
      message: messages.messageSent,
    })),
    bind(contract.closeDeskTicket, async ({ actor, params, body }) => ({
      data: await desk.close(actor, params.id, body.undo),
      message: closed(body.undo),
    })),
  ]
}
