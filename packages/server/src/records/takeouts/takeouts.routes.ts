import { exportOrders } from '@peshi/contract/matters/orders'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/takeouts'
import { dispositionOf } from '../../platform/files/disposition.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createOrderExport } from './orders.export.ts'
import { createTakeouts } from './takeouts.service.ts'

export function takeoutsRoutes(context: Context): Bound[] {
  const takeouts = createTakeouts(context)
  const exportOrdersOf = createOrderExport(context)

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
    bind(contract.listTakeouts, async ({ actor }) => ({ data: await takeouts.list(actor) })),
    bind(contract.takeOutMatter, async ({ actor, body }) => ({
      data: await takeouts.takeOutMatter(actor, body),
      message: messages.takeoutBegun,
    })),
    bind(contract.takeOutChamber, async ({ actor }) => ({
      data: await takeouts.takeOutChamber(actor),
      message: messages.takeoutBegun,
    })),
    bind(contract.takeOutPerson, async ({ actor }) => ({
      data: await takeouts.takeOutPerson(actor),
      message: messages.takeoutBegun,
    })),
    bind(contract.removeTakeout, async ({ actor, params }) => {
      await takeouts.remove(actor, params.id)
      return { message: messages.takeoutRemoved }
    }),
  ]
}
