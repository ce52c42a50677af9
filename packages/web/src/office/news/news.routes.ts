import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { orNotFound, readPage, readWhole } from '../../app/read-search.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const news = createRoute({
  getParentRoute: () => shellRoute,
  path: '/news',
  staticData: { title: 'news:title', resource: 'News' },
  validateSearch: (raw: Record<string, unknown>): { page?: number } => ({ page: readPage(raw.page) }),
  component: lazyPage(() => import('./news.page.tsx'), 'NewsPage', 'news'),
})

const item = createRoute({
  getParentRoute: () => shellRoute,
  path: '/news/news-preview/$id',
  staticData: { title: 'news:title', crumbs: [{ title: 'news:title', to: '/news' }], resource: 'News' },
  params: {
    parse: ({ id }) => ({ id: orNotFound(readWhole(Number(id), 1, Number.MAX_SAFE_INTEGER)) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  component: lazyPage(() => import('./news-item.page.tsx'), 'NewsItemPage', 'news'),
})

export const newsRoutes = [news, item] as const
