import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { fetchFeed } from './fetch-feed.ts'
import { newsRepo } from './news.repo.ts'

export const readNewsFeed = periodic({ name: 'read-news-feed', cron: '*/30 * * * *', retries: 0, timeoutSeconds: 60 })

export async function startNewsJobs(context: Context): Promise<void> {
  const { config, db, queue } = context
  if (!config.newsFeed) return
  await repeat(queue, readNewsFeed, (signal) => readNews(context, signal))
  await db.asSystem('news', (tx) => queue.enqueue(tx, readNewsFeed, {}, { onceBy: 'start' }))
}

export async function readNews(
  { config, db, clock, log }: Pick<Context, 'config' | 'db' | 'clock' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const feed = config.newsFeed
  if (!feed) return
  try {
    const posts = await fetchFeed(feed, signal)
    await db.asSystem('news', (tx) => newsRepo(tx, feed.url).replace(posts, clock.now()))
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'unknown'
    log.warn({ err: error }, 'The news feed was not read')
    await db.asSystem('news', (tx) => newsRepo(tx, feed.url).markFailed(problem, clock.now()))
  }
}
