import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/directions'
import { type Bound, bind, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function directionsRoutes({ services: { directions } }: Context): Bound[] {
  return [
    bindData(contract.listDirections, ({ actor, query }) => directions.list(actor, query.matter_id)),
    bind(contract.listProposals, ({ actor, params, query }) => directions.propose(actor, query.matter_id, params.id)),
    changeSaved(contract.saveDirection, messages.directionSaved, ({ tx, actor, body }) =>
      directions.save(tx, actor, body),
    ),
    changeSaved(contract.updateDirection, messages.directionSaved, ({ tx, actor, params, body }) =>
      directions.update(tx, actor, params.id, body),
    ),
    changeDone(contract.withdrawDirection, messages.directionWithdrawn, ({ tx, actor, params, body }) =>
      directions.withdraw(tx, actor, params.id, body.version),
    ),
  ]
}
