import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'

export const NewsId = z.coerce
  .number('Not a valid news id')
  .int('Not a valid news id')
  .min(1)
  .max(Number.MAX_SAFE_INTEGER)

export const NewsItem = z.object({
  _id: z.int(),
  title: z.string(),
  excerpt: z.string(),
  link: z.url(),
  published_at: Instant.nullable(),
})
export type NewsItem = z.infer<typeof NewsItem>

export const NewsSource = z.object({
  name: z.string().nullable(),
  host: z.string().nullable(),
  is_sandbox: z.boolean(),
  read_at: Instant.nullable(),
  failing_since: Instant.nullable(),
})
export type NewsSource = z.infer<typeof NewsSource>

export const listNews = endpoint('GET /api/news', {
  can: ['read', 'News'],
  summary: 'Legal news of the feed that the operator chose, newest first',
  query: z.object({
    page: z.coerce.number('Not a valid news id').int('Not a valid news id').min(1).max(1000).default(1),
    perPage: z.coerce.number('Not a valid news id').int('Not a valid news id').min(1).max(50).default(20),
  }),
  reply: ok({
    data: z.array(NewsItem),
    meta: z.object({ total: z.int(), page: z.int(), perPage: z.int(), source: NewsSource }),
  }),
})

export const getNews = endpoint('GET /api/news/:id', {
  can: ['read', 'News'],
  summary: 'A post; with its full text only if the feed contains it',
  params: z.object({ id: NewsId }),
  reply: ok({
    data: NewsItem.extend({
      /** Sanitised HTML without images. Null if the feed has only an excerpt. */
      html: z.string().nullable(),
    }),
    meta: z.object({ source: NewsSource }),
  }),
})
