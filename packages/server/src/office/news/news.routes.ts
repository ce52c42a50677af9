import * as contract from '@peshi/contract/office/news'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createNews } from './news.service.ts'

export function newsRoutes(context: Context): Bound[] {
  const news = createNews(context)

  return [
    bind(contract.listNews, ({ actor, query }) => news.list(actor, query)),
    bind(contract.getNews, ({ actor, params }) => news.get(actor, params.id)),
  ]
}
