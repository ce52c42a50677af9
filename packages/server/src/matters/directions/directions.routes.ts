import * as contract from '@peshi/contract/matters/directions'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function directionsRoutes({ services: { directions } }: Context): Bound[] {
  return [
    bindData(contract.listDirections, ({ actor, query }) => directions.list(actor, query.matter_id)),
    bind(contract.listProposals, ({ actor, params, query }) => directions.propose(actor, query.matter_id, params.id)),
    bindSaved(contract.saveDirection, messages.directionSaved, ({ actor, body }) => directions.save(actor, body)),
    bindSaved(contract.updateDirection, messages.directionSaved, ({ actor, params, body }) =>
      directions.update(actor, params.id, body),
    ),
    bindDone(contract.withdrawDirection, messages.directionWithdrawn, ({ actor, params, body }) =>
      directions.withdraw(actor, params.id, body.version),
    ),
  ]
}
