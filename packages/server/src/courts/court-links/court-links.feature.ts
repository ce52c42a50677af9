import * as contract from '@peshi/contract/courts/court-links'
import { type Bound, bind, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createCourtLinks } from './court-links.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    courtLinks: ReturnType<typeof createCourtLinks>
  }
}

function courtLinksRoutes({ services: { courtLinks: links } }: Context): Bound[] {
  return [
    bind(contract.listCourtLinks, ({ actor, query }) => links.list(actor, query)),
    changeData(contract.setFavouriteCourt, ({ tx, actor, body }) => links.setFavourite(tx, actor, body)),
  ]
}

export const courtLinksFeature: Feature = {
  services: { courtLinks: createCourtLinks },
  routes: [courtLinksRoutes],
}
