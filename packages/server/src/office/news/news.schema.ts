import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

export const newsFeed = pgTable('news_feed', {
  url: text().primaryKey(),
  asked_at: instant().notNull(),
  read_at: instant(),
  failing_since: instant(),
  problem: text(),
})

export const newsPost = pgTable(
  'news_post',
  {
    url: text()
      .notNull()
      .references(() => newsFeed.url, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    html: text(),
    link: text().notNull(),
    published_at: instant(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.url, table.id] }),
    index('news_post_newest').on(table.url, table.published_at.desc(), table.id),
  ],
)
