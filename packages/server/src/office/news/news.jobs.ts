import { z } from 'zod'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Context } from '../../platform/process/context.ts'
import { readNews } from './read-news.ts'

export const readNewsFeed: Job<Record<string, never>> = {
  name: 'read-news-feed',
  data: z.object({}),
  retries: 0,
  timeoutSeconds: 60,
  concurrency: 1,
}

export async function startNewsJobs(context: Context): Promise<void> {
  const { config, db, queue } = context
  if (!config.newsFeed) return
  await queue.work(readNewsFeed, (_, signal) => readNews(context, signal))
  await queue.schedule(readNewsFeed, '*/30 * * * *', {})
  await db.asSystem('news', (tx) => queue.enqueue(tx, readNewsFeed, {}, { onceBy: 'start' }))
}
