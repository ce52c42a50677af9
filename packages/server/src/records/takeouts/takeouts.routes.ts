import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/takeouts'
import { exportOrders } from '@peshi/contract/records/takeouts'
import { dispositionOf } from '../../platform/files/disposition.ts'
import { type Bound, bind, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
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
    changeSaved(contract.takeOutMatter, messages.takeoutBegun, ({ tx, actor, body }) =>
      takeouts.takeOutMatter(tx, actor, body),
    ),
    changeSaved(contract.takeOutChamber, messages.takeoutBegun, ({ tx, actor }) => takeouts.takeOutChamber(tx, actor)),
    changeSaved(contract.takeOutPerson, messages.takeoutBegun, ({ tx, actor }) => takeouts.takeOutPerson(tx, actor)),
    changeDone(contract.removeTakeout, messages.takeoutRemoved, ({ tx, actor, params }) =>
      takeouts.remove(tx, actor, params.id),
    ),
  ]
}
