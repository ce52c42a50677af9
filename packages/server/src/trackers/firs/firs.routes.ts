import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/firs'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { askFirst, type Bound, bind, bindData, change, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Words } from '../../platform/words.ts'
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
    bind(contract.listFirs, ({ actor, query }) => firs.list(actor, query)),
    bind(contract.exportFirs, async ({ actor, query, reply }) => {
      const table = (words: Words) => ({
        title: words.say('search:kind.firs'),
        language: words.language,
        columns: firColumns(words),
        batches: firs.batches(actor, query),
      })
      return sendTable(context, { actor, reply }, table, query.type, `firs-${courtDateAt(context.clock.now())}`)
    }),
    bindData(contract.firsInBin, ({ actor }) => firs.listBin(actor)),
    bindData(contract.getFir, ({ actor, params }) => firs.get(actor, params.id)),
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
    changeSaved(contract.deleteFirs, messages.firDeleted, async ({ tx, actor, body }) => ({
      ids: await firs.remove(tx, actor, body.ids),
    })),
    changeSaved(contract.restoreFirs, messages.firRestored, async ({ tx, actor, body }) => ({
      ids: await firs.restore(tx, actor, body.ids),
    })),
  ]
}
