import * as contract from '@peshi/contract/office/news'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function newsRoutes({ services: { news } }: Context): Bound[] {
  return [
    bind(contract.listNews, ({ actor, query }) => news.list(actor, query)),
    bind(contract.getNews, ({ actor, params }) => news.get(actor, params.id)),
  ]
}
