import * as contract from '@peshi/contract/clients/wanted-papers'
import { messages } from '@peshi/contract/platform/messages'
import type { FastifyRequest } from 'fastify'
import type { Arriving } from '../../platform/http/arriving.ts'
import { askFirst, type Bound, bindData, bindPublic, changeData, changeSaved } from '../../platform/http/bind.ts'
import { bearerOf } from '../../platform/http/guard.ts'
import type { Context } from '../../platform/process/context.ts'
import { requireChannel } from '../../platform/sending/outlets.ts'
import type { Link } from './paper-links.service.ts'

export function wantedPapersRoutes(context: Context): Bound[] {
  const { paperRequests: requests, paperLinks: links, limits } = context.services

  const linkOf = (request: FastifyRequest): Link => ({ token: bearerOf(request), network: request.ip })

  return [
    bindData(contract.listPaperRequests, ({ actor, params }) => requests.list(actor, params.id)),
    changeSaved(
      contract.askForPapers,
      messages.papersAsked,
      askFirst(
        async ({ actor, body }) => {
          if (!body.channel) return
          requireChannel(context.outlets, body.channel)
          await limits.take('client-link-sent', { chamber: actor.chamberId, name: body.client_id })
        },
        ({ tx, actor, body }) => requests.ask(tx, actor, body),
      ),
    ),
    changeSaved(contract.changePaperRequest, messages.dataUpdated, ({ tx, actor, params, body }) =>
      requests.change(tx, actor, params.id, body),
    ),
    changeSaved(
      contract.sendPaperRequest,
      messages.papersSent,
      askFirst(
        async ({ actor, params, body }) => {
          requireChannel(context.outlets, body.channel)
          await limits.take('client-link-sent', { chamber: actor.chamberId, name: params.id })
        },
        ({ tx, actor, params, body }) => requests.send(tx, actor, params.id, body),
      ),
    ),
    changeSaved(contract.stopPaperRequest, messages.papersStopped, ({ tx, actor, params, body }) =>
      requests.stop(tx, actor, params.id, body.version),
    ),
    changeData(contract.linkToPapers, ({ tx, actor, params }) => requests.link(tx, actor, params.id)),
    bindPublic(contract.openPapers, 'paper-link', async ({ request }) => ({ data: await links.open(linkOf(request)) })),
    bindPublic(contract.beginPaper, 'paper-link', async ({ request, body }) => ({
      data: await links.begin(linkOf(request), body),
    })),
    bindPublic(contract.sendPaperPart, 'paper-link', async ({ request, params, query, body }) => ({
      data: await links.addPart(linkOf(request), params.id, query.offset, body as Arriving | undefined),
    })),
    bindPublic(contract.savePaper, 'paper-link', async ({ request, body }) => ({
      data: await links.save(linkOf(request), body),
    })),
  ]
}
