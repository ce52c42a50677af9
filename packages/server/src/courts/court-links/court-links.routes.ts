import * as contract from '@peshi/contract/courts/court-links'
import { type Bound, bind, changeData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCourtLinks } from './court-links.service.ts'

export function courtLinksRoutes(context: Context): Bound[] {
  const links = createCourtLinks(context)

  return [
    bind(contract.listCourtLinks, ({ actor, query }) => links.list(actor, query)),
    changeData(contract.setFavouriteCourt, ({ tx, actor, body }) => links.setFavourite(tx, actor, body)),
  ]
}
