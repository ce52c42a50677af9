import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { readNews } from './read-news.ts'

export const readNewsFeed = periodic({ name: 'read-news-feed', cron: '*/30 * * * *', retries: 0, timeoutSeconds: 60 })

export async function startNewsJobs(context: Context): Promise<void> {
  const { config, db, queue } = context
  if (!config.newsFeed) return
  await repeat(queue, readNewsFeed, (signal) => readNews(context, signal))
  await db.asSystem('news', (tx) => queue.enqueue(tx, readNewsFeed, {}, { onceBy: 'start' }))
}
