import * as contract from '@peshi/contract/news'
import type { Context } from '../context.ts'
import { type Bound, bind } from '../http/bind.ts'
import { createNews } from './news.service.ts'

export function newsRoutes(context: Context): Bound[] {
  const news = createNews(context)

  return [
    bind(contract.listNews, ({ actor, query }) => news.list(actor, query)),
    bind(contract.getNews, ({ actor, params }) => news.get(actor, params.id)),
  ]
}
