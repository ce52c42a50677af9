import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/platform/retention'
import { type Bound, bind, changeSaved } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import type { Feature } from '../process/feature.ts'
import { createRetention } from './retention.service.ts'

declare module '../process/feature.ts' {
  interface Services {
    retention: ReturnType<typeof createRetention>
  }
}

function retentionRoutes({ services: { retention } }: Context): Bound[] {
  return [
    bind(contract.getRetention, ({ actor, query }) => retention.get(actor, query)),
    changeSaved(contract.setRetention, messages.retentionSaved, ({ tx, actor, body }) =>
      retention.set(tx, actor, body),
    ),
  ]
}

export const retentionFeature: Feature = {
  services: { retention: createRetention },
  routes: [retentionRoutes],
}
