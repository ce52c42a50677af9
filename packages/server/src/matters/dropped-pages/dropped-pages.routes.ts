import * as contract from '@peshi/contract/matters/dropped-pages'
import { type Bound, bind, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createDroppedPages } from './dropped-pages.service.ts'

export function droppedPagesRoutes(context: Context): Bound[] {
  const pages = createDroppedPages(context)

  return [
    bindData(contract.readDroppedPage, ({ actor, query, request }) => pages.read(actor, query, request.body)),
    bind(contract.keepDroppedPage, ({ actor, query, request }) => pages.keep(actor, query, request.body)),
  ]
}
