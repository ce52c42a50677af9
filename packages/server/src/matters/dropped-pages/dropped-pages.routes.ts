import * as contract from '@peshi/contract/matters/dropped-pages'
import { type Bound, bind, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function droppedPagesRoutes({ services: { droppedPages: pages } }: Context): Bound[] {
  return [
    bindData(contract.readDroppedPage, ({ actor, query, request }) => pages.read(actor, query, request.body)),
    bind(contract.keepDroppedPage, ({ actor, query, request }) => pages.keep(actor, query, request.body)),
  ]
}
