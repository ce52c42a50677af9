import * as contract from '@peshi/contract/office/news'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { readNewsFeed, startNewsJobs } from './news.jobs.ts'
import { createNews } from './news.service.ts'
import { readNewsFeedSettings } from './read-news-settings.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    news: ReturnType<typeof createNews>
  }
}

function newsRoutes({ services: { news } }: Context): Bound[] {
  return [
    bind(contract.listNews, ({ actor, query }) => news.list(actor, query)),
    bind(contract.getNews, ({ actor, params }) => news.get(actor, params.id)),
  ]
}

export const newsFeature: Feature = {
  services: { news: createNews },
  routes: [newsRoutes],
  jobs: [readNewsFeed],
  startJobs: startNewsJobs,
  readSettings: (read, { sandboxUrl }) => ({ newsFeed: readNewsFeedSettings(read, sandboxUrl) }),
}
