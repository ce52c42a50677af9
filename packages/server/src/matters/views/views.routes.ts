import * as contract from '@peshi/contract/matters/views'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createViews } from './views.service.ts'

export function viewsRoutes(context: Context): Bound[] {
  const views = createViews(context)

  return [
    bind(contract.listViews, async ({ actor, params }) => ({ data: await views.list(actor, params.list) })),
    bind(contract.saveView, async ({ actor, body }) => ({
      data: await views.save(actor, body),
      message: messages.viewSaved,
    })),
    bind(contract.deleteView, async ({ actor, params }) => {
      await views.remove(actor, params.id)
      return { message: messages.viewDeleted }
    }),
  ]
}
