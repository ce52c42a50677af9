import { changeMany } from '@peshi/contract/matters/bulk'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createBulk } from './bulk.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    bulk: ReturnType<typeof createBulk>
  }
}

function bulkRoutes({ services: { bulk: change } }: Context): Bound[] {
  return [
    bind(changeMany, async ({ actor, body }) => {
      const data = await change(actor, body.operation, body.selection)
      return { data, message: body.operation.action === 'delete' ? messages.matterDeleted : messages.manyChanged }
    }),
  ]
}

export const bulkFeature: Feature = {
  services: { bulk: createBulk },
  routes: [bulkRoutes],
}
