import type { Feature } from '../../platform/process/feature.ts'
import { readNewsFeed, startNewsJobs } from './news.jobs.ts'
import { newsRoutes } from './news.routes.ts'
import { createNews } from './news.service.ts'
import { readNewsFeedSettings } from './read-news-settings.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    news: ReturnType<typeof createNews>
  }
}

export const newsFeature: Feature = {
  services: { news: createNews },
  routes: [newsRoutes],
  jobs: [readNewsFeed],
  startJobs: startNewsJobs,
  readSettings: (read, { sandboxUrl }) => ({ newsFeed: readNewsFeedSettings(read, sandboxUrl) }),
}
