import type { Feature } from '../../platform/process/feature.ts'
import { readNewsFeed, startNewsJobs } from './news.jobs.ts'
import { newsRoutes } from './news.routes.ts'
import { readNewsFeedSettings } from './read-news-settings.ts'

export const newsFeature: Feature = {
  routes: [newsRoutes],
  jobs: [readNewsFeed],
  startJobs: startNewsJobs,
  readSettings: (read, { sandboxUrl }) => ({ newsFeed: readNewsFeedSettings(read, sandboxUrl) }),
}
