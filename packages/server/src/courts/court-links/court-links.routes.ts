import * as contract from '@peshi/contract/courts/court-links'
import { type Bound, bind, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function courtLinksRoutes({ services: { courtLinks: links } }: Context): Bound[] {
  return [
    bind(contract.listCourtLinks, ({ actor, query }) => links.list(actor, query)),
    changeData(contract.setFavouriteCourt, ({ tx, actor, body }) => links.setFavourite(tx, actor, body)),
  ]
}
