import * as contract from '@peshi/contract/clients/client-area'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bindData, bindPublic, changeDone, changeSaved } from '../../platform/http/bind.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { Context } from '../../platform/process/context.ts'
import { requireChannel } from '../../platform/sending/outlets.ts'
import { clientNameKey } from '../shares/client-access.service.ts'
import { sendAskedLinks } from '../shares/shares.jobs.ts'

export function clientAreaRoutes(context: Context): Bound[] {
  const { db, queue, services } = context
  const { sessions, clientAccess: access, clientArea: area, limits } = services

  return [
    bindData(contract.listSharedMatters, ({ actor }) => area.listMatters(actor)),
    bindData(contract.getSharedMatter, ({ actor, params }) => area.getMatter(actor, params.id)),
    changeDone(contract.openSharedFile, null, ({ tx, actor, params, body }) =>
      area.noteOpened(tx, actor, params.id, body),
    ),
    changeSaved(
      contract.writeToChamber,
      messages.messageSent,
      askFirst(
        ({ actor }) => limits.take('client-message', { person: actor.personId }),
        ({ tx, actor, params, body }) => area.write(tx, actor, params.id, body.text),
      ),
    ),
    bindPublic(contract.askForLink, 'client-link-asked', async ({ body, request }) => {
      requireChannel(context.outlets, body.name.includes('@') ? 'email' : 'sms')
      const [network, name] = [request.ip, clientNameKey(body.name)]
      await limits.take('client-link-network', { network })
      await limits.take('client-link-asked', { network, name })
      await limits.take('client-link-asked-anywhere', { name })
      await db.asSystem('client-links', (tx) => queue.enqueue(tx, sendAskedLinks, { name: body.name }))
      return { message: messages.clientLinkAsked }
    }),
    bindPublic(contract.enterByLink, 'client-link', ({ body, request }) =>
      limits.hold('client-link', { network: request.ip }, () => access.enter(sessions, body.token, visitorOf(request))),
    ),
  ]
}
