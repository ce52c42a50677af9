import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/caveats'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { caveatColumns } from './caveats.columns.ts'

export function caveatsRoutes(context: Context): Bound[] {
  const { caveats, caveatProofs: proofs } = context.services
  const { find } = context.services.findCaveat

  return [
    bindData(contract.caveatDistricts, async ({ actor }) => caveats.districts(actor)),
    bind(contract.findCaveat, ({ actor, body }) => find(actor, body)),
    bind(contract.listCaveats, ({ actor, query }) => caveats.list(actor, query)),
    bind(contract.exportCaveats, async ({ actor, query, reply }) => {
      const table = { title: 'Caveats', columns: caveatColumns, batches: caveats.batches(actor, query) }
      return sendTable(context, { actor, reply }, table, query.type, `caveats-${courtDateAt(context.clock.now())}`)
    }),
    bindData(contract.getCaveat, ({ actor, params }) => caveats.get(actor, params.id)),
    bindSaved(contract.saveCaveat, messages.trackerSaved, ({ actor, body }) => caveats.save(actor, body)),
    bindDone(contract.deleteCaveat, messages.trackerDeleted, ({ actor, params, body }) =>
      caveats.removeOne(actor, params.id, body.version),
    ),
    bindSaved(contract.deleteCaveats, messages.trackerDeleted, async ({ actor, body }) => ({
      ids: await caveats.remove(actor, body.ids),
    })),
    bindSaved(contract.restoreCaveats, messages.trackerRestored, async ({ actor, body }) => ({
      ids: await caveats.restore(actor, body.ids),
    })),
    bindData(contract.caveatsInBin, ({ actor }) => caveats.listBin(actor)),
    bindData(contract.checkCaveat, ({ actor, params }) => caveats.check(actor, params.id)),
    bind(contract.addCaveatProof, async ({ actor, params: { id }, body }) => {
      await proofs.add(actor, id, body.upload_id)
      return { data: await caveats.get(actor, id) }
    }),
    bind(contract.removeCaveatProof, async ({ actor, params: { id, proof }, body }) => {
      await proofs.remove(actor, id, proof, body.undo)
      return { data: await caveats.get(actor, id) }
    }),
    bindSaved(contract.acceptCaveatHit, messages.caseAdded, ({ actor, params, body }) =>
      caveats.accept(actor, params.id, params.hit, body),
    ),
    bindData(contract.dismissCaveatHit, ({ actor, params, body }) =>
      caveats.dismiss(actor, params.id, params.hit, body),
    ),
  ]
}
