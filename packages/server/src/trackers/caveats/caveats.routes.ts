import { courtDateAt } from '@peshi/contract/platform/dates'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/caveats'
import { sendTable } from '../../chamber/audit/send-table.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCaveatProofs } from './caveat-proofs.service.ts'
import { caveatColumns } from './caveats.columns.ts'
import { createCaveats } from './caveats.service.ts'
import { createFindCaveat } from './find-caveat.service.ts'

export function caveatsRoutes(context: Context): Bound[] {
  const caveats = createCaveats(context)
  const proofs = createCaveatProofs(context)
  const { find } = createFindCaveat(context)

  return [
    bind(contract.caveatDistricts, async ({ actor }) => ({ data: caveats.districts(actor) })),
    bind(contract.findCaveat, ({ actor, body }) => find(actor, body)),
    bind(contract.listCaveats, ({ actor, query }) => caveats.list(actor, query)),
    bind(contract.exportCaveats, async ({ actor, query, reply }) => {
      const table = { title: 'Caveats', columns: caveatColumns, batches: caveats.batches(actor, query) }
      return sendTable(context, { actor, reply }, table, query.type, `caveats-${courtDateAt(context.clock.now())}`)
    }),
    bind(contract.getCaveat, async ({ actor, params }) => ({ data: await caveats.get(actor, params.id) })),
    bind(contract.saveCaveat, async ({ actor, body }) => ({
      data: await caveats.save(actor, body),
      message: messages.trackerSaved,
    })),
    bind(contract.deleteCaveat, async ({ actor, params }) => {
      await caveats.removeOne(actor, params.id)
      return { message: messages.trackerDeleted }
    }),
    bind(contract.deleteCaveats, async ({ actor, body }) => ({
      data: { ids: await caveats.remove(actor, body.ids) },
      message: messages.trackerDeleted,
    })),
    bind(contract.restoreCaveats, async ({ actor, body }) => ({
      data: { ids: await caveats.restore(actor, body.ids) },
      message: messages.trackerRestored,
    })),
    bind(contract.caveatsInBin, async ({ actor }) => ({ data: await caveats.listBin(actor) })),
    bind(contract.checkCaveat, async ({ actor, params }) => ({ data: await caveats.check(actor, params.id) })),
    bind(contract.addCaveatProof, async ({ actor, params: { id }, body }) => {
      await proofs.add(actor, id, body.upload_id)
      return { data: await caveats.get(actor, id) }
    }),
    bind(contract.removeCaveatProof, async ({ actor, params: { id, proof }, body }) => {
      await proofs.remove(actor, id, proof, body.undo)
      return { data: await caveats.get(actor, id) }
    }),
    bind(contract.acceptCaveatHit, async ({ actor, params, body }) => ({
      data: await caveats.accept(actor, params.id, params.hit, body),
      message: messages.caseAdded,
    })),
    bind(contract.dismissCaveatHit, async ({ actor, params, body }) => ({
      data: await caveats.dismiss(actor, params.id, params.hit, body),
    })),
  ]
}
