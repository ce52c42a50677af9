import * as contract from '@peshi/contract/client-area'
import { messages } from '@peshi/contract/messages'
import { createSessions } from '../account/session.service.ts'
import { visitorOf } from '../account/visitor.ts'
import type { Context } from '../context.ts'
import { type Bound, bind, bindPublic } from '../http/bind.ts'
import { createTryLimit } from '../http/try-limit.ts'
import { createClientAccess } from '../shares/client-access.service.ts'
import { sendAskedLinks } from '../shares/shares.jobs.ts'
import { createClientArea } from './client-area.service.ts'

export function clientAreaRoutes(context: Context): Bound[] {
  const { config, db, queue } = context
  const sessions = createSessions({ ...context, secret: config.secret })
  const access = createClientAccess(context)
  const area = createClientArea(context)
  const byName = createTryLimit(context, { of: 'client-name', tries: 4, minutes: 15 })
  const byAddress = createTryLimit(context, { of: 'client-address', tries: 40, minutes: 15 })
  const tokens = createTryLimit(context, { of: 'client-token', tries: 40, minutes: 15 })
  const writing = createTryLimit(context, { of: 'client-writes', tries: 30, minutes: 15 })

  return [
    bind(contract.listSharedMatters, async ({ actor }) => ({ data: await area.listMatters(actor) })),
    bind(contract.getSharedMatter, async ({ actor, params }) => ({ data: await area.getMatter(actor, params.id) })),
    bind(contract.openSharedFile, async ({ actor, params, body }) => {
      await area.noteOpened(actor, params.id, body)
      return {}
    }),
    bind(contract.writeToChamber, async ({ actor, params, body }) => {
      await writing.take(actor.personId)
      return { data: await area.write(actor, params.id, body.text), message: messages.messageSent }
    }),
    bindPublic(contract.askForLink, async ({ body, request }) => {
      await byAddress.take(request.ip)
      await byName.take(body.name.toLowerCase().replace(/[\s().+-]/g, ''))
      await db.asSystem('client-links', (tx) => queue.enqueue(tx, sendAskedLinks, { name: body.name }))
      return { message: messages.clientLinkAsked }
    }),
    bindPublic(contract.enterByLink, async ({ body, request }) => {
      await tokens.take(request.ip)
      return access.enter(sessions, body.token, visitorOf(request))
    }),
  ]
}
