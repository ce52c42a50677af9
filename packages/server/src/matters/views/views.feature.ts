import * as contract from '@peshi/contract/matters/views'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createViews } from './views.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    views: ReturnType<typeof createViews>
  }
}

function viewsRoutes({ services: { views } }: Context): Bound[] {
  return [
    bindData(contract.listViews, ({ actor, params }) => views.list(actor, params.list)),
    changeSaved(contract.saveView, messages.viewSaved, ({ tx, actor, body }) => views.save(tx, actor, body)),
    changeDone(contract.deleteView, messages.viewDeleted, ({ tx, actor, params, body }) =>
      views.remove(tx, actor, params.id, body.version),
    ),
  ]
}

export const viewsFeature: Feature = {
  services: { views: createViews },
  routes: [viewsRoutes],
}
