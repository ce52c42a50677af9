import { createRoute, notFound } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'

const readPage = (raw: Record<string, unknown>): { page?: number } => {
  const page = Number(raw.page)
  return { page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : undefined }
}

const news = createRoute({
  getParentRoute: () => shellRoute,
  path: '/news',
  staticData: { title: 'news:title', resource: 'News' },
  validateSearch: readPage,
  component: lazyPage(() => import('./news.page.tsx'), 'NewsPage', 'news'),
})

const item = createRoute({
  getParentRoute: () => shellRoute,
  path: '/news/news-preview/$id',
  staticData: { title: 'news:title', crumbs: [{ title: 'news:title', to: '/news' }], resource: 'News' },
  params: {
    parse: ({ id }) => {
      const number = Number(id)
      if (!Number.isSafeInteger(number) || number < 1) throw notFound()
      return { id: number }
    },
    stringify: ({ id }) => ({ id: String(id) }),
  },
  component: lazyPage(() => import('./news-item.page.tsx'), 'NewsItemPage', 'news'),
})

export const newsRoutes = [news, item] as const
