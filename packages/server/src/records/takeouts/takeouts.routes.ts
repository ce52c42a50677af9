import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/takeouts'
import { exportOrders } from '@peshi/contract/records/takeouts'
import { dispositionOf } from '../../platform/files/disposition.ts'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function takeoutsRoutes({ services: { takeouts, orderExport: exportOrdersOf } }: Context): Bound[] {
  return [
    bind(exportOrders, async ({ actor, query, reply }) => {
      await exportOrdersOf(actor, query, async ({ name, mediaType, size, content }) =>
        reply
          .type(mediaType)
          .headers({
            'content-length': size,
            'content-disposition': dispositionOf({ inline: query.type === 'pdf', name }),
          })
          .send(content),
      )
      return reply
    }),
    bindData(contract.listTakeouts, ({ actor }) => takeouts.list(actor)),
    bindSaved(contract.takeOutMatter, messages.takeoutBegun, ({ actor, body }) => takeouts.takeOutMatter(actor, body)),
    bindSaved(contract.takeOutChamber, messages.takeoutBegun, ({ actor }) => takeouts.takeOutChamber(actor)),
    bindSaved(contract.takeOutPerson, messages.takeoutBegun, ({ actor }) => takeouts.takeOutPerson(actor)),
    bindDone(contract.removeTakeout, messages.takeoutRemoved, ({ actor, params }) => takeouts.remove(actor, params.id)),
  ]
}
