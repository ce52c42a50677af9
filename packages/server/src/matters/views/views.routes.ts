import * as contract from '@peshi/contract/matters/views'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function viewsRoutes({ services: { views } }: Context): Bound[] {
  return [
    bindData(contract.listViews, ({ actor, params }) => views.list(actor, params.list)),
    bindSaved(contract.saveView, messages.viewSaved, ({ actor, body }) => views.save(actor, body)),
    bindDone(contract.deleteView, messages.viewDeleted, ({ actor, params, body }) =>
      views.remove(actor, params.id, body.version),
    ),
  ]
}
