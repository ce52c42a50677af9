import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/** A feed of legal news as it was last read. Public, kept once for everybody. */
export const newsFeed = pgTable('news_feed', {
  /** The address of the setting; of another one nothing is shown. */
  url: text().primaryKey(),
  asked_at: instant().notNull(),
  read_at: instant(),
  failing_since: instant(),
  /** For the log and the operator, never for readers. */
  problem: text(),
})

/** A post, made safe before it was kept. */
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
    /** Its place in the feed. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.url, table.id] }),
    index('news_post_newest').on(table.url, table.published_at.desc(), table.id),
  ],
)
