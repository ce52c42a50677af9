import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/firs'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
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
    bind(contract.findFir, ({ actor, body }) => find(actor, body)),
    bind(contract.listFirs, ({ actor, query }) => firs.list(actor, query)),
    bind(contract.exportFirs, async ({ actor, query, reply }) => {
      const table = { title: 'FIRs', columns: firColumns, batches: firs.batches(actor, query) }
      return sendTable(context, { actor, reply }, table, query.type, `firs-${courtDateAt(context.clock.now())}`)
    }),
    bindData(contract.firsInBin, ({ actor }) => firs.listBin(actor)),
    bindData(contract.getFir, ({ actor, params }) => firs.get(actor, params.id)),
    bind(contract.saveFir, async ({ actor, body }) => ({
      data: await firs.save(actor, body),
      message: body._id ? messages.dataUpdated : messages.firSaved,
    })),
    bindSaved(contract.attachFir, messages.documentSaved, ({ actor, params, body }) =>
      firs.attach(actor, params.id, body),
    ),
    bindSaved(contract.startDefaultBail, messages.dataUpdated, ({ actor, params, body }) =>
      firs.startDefaultBail(actor, params.id, body.remand_on),
    ),
    bindDone(contract.deleteFir, messages.firDeleted, ({ actor, params, body }) =>
      firs.removeOne(actor, params.id, body.version),
    ),
    bindSaved(contract.deleteFirs, messages.firDeleted, async ({ actor, body }) => ({
      ids: await firs.remove(actor, body.ids),
    })),
    bindSaved(contract.restoreFirs, messages.firRestored, async ({ actor, body }) => ({
      ids: await firs.restore(actor, body.ids),
    })),
  ]
}
