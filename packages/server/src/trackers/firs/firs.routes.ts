import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/firs'
import { askFirst, type Bound, bind, bindData, change, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { trackerRoutes } from '../trackers/tracker-routes.ts'
import { firColumns } from './firs.columns.ts'

export function firsRoutes(context: Context): Bound[] {
  const { firPlaces: places, firs } = context.services
  const { find } = context.services.findFir

  return [
    bindData(contract.listFirStates, async ({ actor }) => places.states(actor)),
    bind(contract.listFirDistricts, async ({ actor, query }) => {
      const all = await places.districts(actor, query['filters[reference_id]'])
      return { data: all.slice(0, query.limit), meta: { total: all.length } }
    }),
    change(
      contract.findFir,
      askFirst(
        ({ actor, body }) => find(actor, body),
        async (_, found) => found,
      ),
    ),
    ...trackerRoutes(context, {
      calls: contract.firCalls,
      service: firs,
      title: 'search:kind.firs',
      fileName: 'firs',
      columns: firColumns,
      messages: { deleted: messages.firDeleted, restored: messages.firRestored },
    }),
    change(contract.saveFir, async ({ tx, actor, body }) => ({
      data: await firs.save(tx, actor, body),
      message: body._id ? messages.dataUpdated : messages.firSaved,
    })),
    changeSaved(contract.attachFir, messages.documentSaved, ({ tx, actor, params, body }) =>
      firs.attach(tx, actor, params.id, body),
    ),
    changeSaved(contract.startDefaultBail, messages.dataUpdated, ({ tx, actor, params, body }) =>
      firs.startDefaultBail(tx, actor, params.id, body.remand_on),
    ),
    changeDone(contract.deleteFir, messages.firDeleted, ({ tx, actor, params, body }) =>
      firs.removeOne(tx, actor, params.id, body.version),
    ),
  ]
}
