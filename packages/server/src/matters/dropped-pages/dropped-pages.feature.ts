import * as contract from '@peshi/contract/matters/dropped-pages'
import { askFirst, type Bound, bind, change } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createDroppedPages } from './dropped-pages.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    droppedPages: ReturnType<typeof createDroppedPages>
  }
}

function droppedPagesRoutes({ services: { droppedPages: pages } }: Context): Bound[] {
  return [
    bind(contract.readDroppedPage, ({ actor, query, request }) => pages.read(actor, query, request.body)),
    change(
      contract.keepDroppedPage,
      askFirst(
        ({ actor, query, request }) => pages.keepFiles(actor, query, request.body),
        ({ tx, actor, query }, page) => pages.keep(tx, actor, query, page),
        ({ actor }, page) => pages.dropFiles(actor, page),
      ),
    ),
  ]
}

export const droppedPagesFeature: Feature = {
  services: { droppedPages: createDroppedPages },
  routes: [droppedPagesRoutes],
}
