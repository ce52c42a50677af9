import { z } from 'zod'
import { Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'

/** As the feed numbers its posts. */
export const NewsId = z.coerce
  .number('Not a valid news id')
  .int('Not a valid news id')
  .min(1)
  .max(Number.MAX_SAFE_INTEGER)

export const NewsItem = z.object({
  _id: z.int(),
  title: z.string(),
  excerpt: z.string(),
  /** The post at its source. */
  link: z.url(),
  /** When it was published; null where the feed does not say. */
  published_at: Instant.nullable(),
})
export type NewsItem = z.infer<typeof NewsItem>

/** Where it comes from and how old it is. */
export const NewsSource = z.object({
  /** The feed's name, else its host; null where the operator has set none up. */
  name: z.string().nullable(),
  host: z.string().nullable(),
  /** A pretended feed, of the sandbox. */
  is_sandbox: z.boolean(),
  /** When the feed was last read; null as long as it never was. */
  read_at: Instant.nullable(),
  /** Since when it does not answer; null while it does. What is shown is then the last copy. */
  failing_since: Instant.nullable(),
})
export type NewsSource = z.infer<typeof NewsSource>

export const listNews = endpoint({
  method: 'GET',
  path: '/api/news',
  tag: 'news',
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

export const getNews = endpoint({
  method: 'GET',
  path: '/api/news/:id',
  tag: 'news',
  can: ['read', 'News'],
  summary: 'A post; its full text only where the feed itself carries it',
  params: z.object({ id: NewsId }),
  reply: ok({
    data: NewsItem.extend({
      /** Safe HTML without pictures; null where the feed has the excerpt alone. */
      html: z.string().nullable(),
    }),
    meta: z.object({ source: NewsSource }),
  }),
})
