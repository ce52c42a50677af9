import type { listNews, NewsItem, NewsSource } from '@peshi/contract/office/news'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { CleanPost } from './clean-post.ts'
import { type FeedRow, newsRepo } from './news.repo.ts'

const present = ({ id, title, excerpt, link, published_at }: CleanPost): NewsItem => ({
  _id: id,
  title,
  excerpt,
  link,
  published_at: published_at?.toISOString() ?? null,
})

export function createNews({ config, db }: Pick<Context, 'config' | 'db'>) {
  const feed = config.newsFeed

  const describe = (row: FeedRow | null): NewsSource => {
    const host = feed && new URL(feed.url).host
    return {
      name: feed?.name ?? host,
      host,
      is_sandbox: feed?.isSandbox ?? false,
      read_at: row?.read_at?.toISOString() ?? null,
      failing_since: row?.failing_since?.toISOString() ?? null,
    }
  }

  return {
    async list(actor: Actor, paging: QueryOf<typeof listNews>) {
      authorize(actor, 'read', 'News')
      if (!feed) return { data: [], meta: { total: 0, ...paging, source: describe(null) } }
      return db.asChamber(actor, async (tx) => {
        const news = newsRepo(tx, feed.url)
        const { rows, total } = await news.list(paging)
        return { data: rows.map(present), meta: { total, ...paging, source: describe(await news.findFeed()) } }
      })
    },

    async get(actor: Actor, id: number) {
      authorize(actor, 'read', 'News')
      if (!feed) throw new NotFound()
      return db.asChamber(actor, async (tx) => {
        const news = newsRepo(tx, feed.url)
        const row = await news.get(id)
        return { data: { ...present(row), html: row.html }, meta: { source: describe(await news.findFeed()) } }
      })
    },
  }
}
