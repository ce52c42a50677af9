import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/platform/retention'
import { type Bound, bind, changeSaved } from '../http/bind.ts'
import type { Context } from '../process/context.ts'

export function retentionRoutes({ services: { retention } }: Context): Bound[] {
  return [
    bind(contract.getRetention, ({ actor, query }) => retention.get(actor, query)),
    changeSaved(contract.setRetention, messages.retentionSaved, ({ tx, actor, body }) =>
      retention.set(tx, actor, body),
    ),
  ]
}
