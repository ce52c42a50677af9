import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/caveats'
import {
  askFirst,
  type Bound,
  bindData,
  change,
  changeData,
  changeDone,
  changeSaved,
} from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { trackerRoutes } from '../trackers/tracker-routes.ts'
import { caveatColumns } from './caveats.columns.ts'

export function caveatsRoutes(context: Context): Bound[] {
  const { caveats, caveatProofs: proofs } = context.services
  const { find } = context.services.findCaveat

  return [
    bindData(contract.caveatDistricts, async ({ actor }) => caveats.districts(actor)),
    change(
      contract.findCaveat,
      askFirst(
        ({ actor, body }) => find(actor, body),
        async (_, found) => found,
      ),
    ),
    ...trackerRoutes(context, {
      calls: contract.caveatCalls,
      service: caveats,
      title: 'caveats:title',
      fileName: 'caveats',
      columns: caveatColumns,
      messages: { deleted: messages.trackerDeleted, restored: messages.trackerRestored },
    }),
    changeSaved(contract.saveCaveat, messages.trackerSaved, ({ tx, actor, body }) => caveats.save(tx, actor, body)),
    changeDone(contract.deleteCaveat, messages.trackerDeleted, ({ tx, actor, params, body }) =>
      caveats.removeOne(tx, actor, params.id, body.version),
    ),
    changeData(contract.checkCaveat, ({ tx, actor, params }) => caveats.check(tx, actor, params.id)),
    changeData(contract.addCaveatProof, async ({ tx, actor, params: { id }, body }) => {
      await proofs.add(tx, actor, id, body.upload_id)
      return caveats.read(tx, actor, id)
    }),
    changeData(contract.removeCaveatProof, async ({ tx, actor, params: { id, proof }, body }) => {
      await proofs.remove(tx, actor, id, proof, body.undo)
      return caveats.read(tx, actor, id)
    }),
    changeSaved(
      contract.acceptCaveatHit,
      messages.caseAdded,
      askFirst(
        ({ actor, params, body }) => caveats.readHit(actor, params.id, params.hit, body),
        ({ tx, actor, params, body }, caseId) => caveats.accept(tx, actor, params.id, params.hit, body, caseId),
      ),
    ),
    changeData(contract.dismissCaveatHit, ({ tx, actor, params, body }) =>
      caveats.dismiss(tx, actor, params.id, params.hit, body),
    ),
  ]
}
