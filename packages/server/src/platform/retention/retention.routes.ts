import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/platform/retention'
import { type Bound, bind } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import { createRetention } from './retention.service.ts'

export function retentionRoutes(context: Context): Bound[] {
  const retention = createRetention(context)

  return [
    bind(contract.getRetention, ({ actor, query }) => retention.get(actor, query)),
    bind(contract.setRetention, async ({ actor, body }) => ({
      data: await retention.set(actor, body),
      message: messages.retentionSaved,
    })),
  ]
}
