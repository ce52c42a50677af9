import * as contract from '@peshi/contract/matters/directions'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createMatters } from '../matters/matters.service.ts'
import { createDirections } from './directions.service.ts'

export function directionsRoutes(context: Context): Bound[] {
  const directions = createDirections({ ...context, matters: createMatters(context) })

  return [
    bind(contract.listDirections, async ({ actor, query }) => ({
      data: await directions.list(actor, query.matter_id),
    })),
    bind(contract.listProposals, ({ actor, params, query }) => directions.propose(actor, query.matter_id, params.id)),
    bind(contract.saveDirection, async ({ actor, body }) => ({
      data: await directions.save(actor, body),
      message: messages.directionSaved,
    })),
    bind(contract.updateDirection, async ({ actor, params, body }) => ({
      data: await directions.update(actor, params.id, body),
      message: messages.directionSaved,
    })),
    bind(contract.withdrawDirection, async ({ actor, params }) => {
      await directions.withdraw(actor, params.id)
      return { message: messages.directionWithdrawn }
    }),
  ]
}
