import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import type { CleanPost } from './clean-post.ts'
import { newsFeed, newsPost } from './news.schema.ts'

export type FeedRow = typeof newsFeed.$inferSelect

export function newsRepo(tx: Tx, url: string) {
  const ofFeed = eq(newsPost.url, url)

  return {
    findFeed: (): Promise<FeedRow | null> => tx.select().from(newsFeed).where(eq(newsFeed.url, url)).then(takeFirst),

    async list({ page, perPage }: { page: number; perPage: number }) {
      const rows = await tx
        .select()
        .from(newsPost)
        .where(ofFeed)
        .orderBy(sql`${newsPost.published_at} desc nulls last`, newsPost.position, desc(newsPost.id))
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { rows, total: await tx.$count(newsPost, ofFeed) }
    },

    get: (id: number) =>
      tx
        .select()
        .from(newsPost)
        .where(and(ofFeed, eq(newsPost.id, id)))
        .then(takeOne),

    async replace(posts: readonly CleanPost[], at: Date): Promise<void> {
      await tx.delete(newsFeed).where(ne(newsFeed.url, url))
      const read = { asked_at: at, read_at: at, failing_since: null, problem: null }
      await tx
        .insert(newsFeed)
        .values({ url, ...read })
        .onConflictDoUpdate({ target: newsFeed.url, set: read })
      await tx.delete(newsPost).where(ofFeed)
      await tx.insert(newsPost).values(posts.map((post, position) => ({ ...post, url, position })))
    },

    async markFailed(problem: string, at: Date): Promise<void> {
      const failed = { asked_at: at, problem: problem.slice(0, 300) }
      await tx
        .insert(newsFeed)
        .values({ url, ...failed, failing_since: at })
        .onConflictDoUpdate({
          target: newsFeed.url,
          set: { ...failed, failing_since: sql`coalesce(${newsFeed.failing_since}, ${at})` },
        })
    },
  }
}
