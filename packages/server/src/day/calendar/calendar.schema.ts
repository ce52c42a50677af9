import type { MatterId } from '@peshi/contract/platform/ids'
import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtDate, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

export const calendarFeed = pgTable(
  'calendar_feed',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    token_hash: text().notNull(),
    created_at: instant().notNull(),
    last_read_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.person_id] }),
    unique('calendar_feed_token').on(table.token_hash),
  ],
)

/** Calendar programs accept a change only with a higher `sequence`, and a removal only as a cancelled event. */
export const calendarEvent = pgTable(
  'calendar_event',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
    date: courtDate().notNull(),
    sequence: integer().notNull().default(0),
    is_cancelled: boolean().notNull().default(false),
    fingerprint: text().notNull(),
    title: text().notNull(),
    place: text().notNull(),
    details: text().notNull(),
    /** `HH:MM` in India; null for an all-day event. */
    time: text(),
    changed_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.date, table.matter_id] }),
    ofMatter('calendar_event_matter', table).onDelete('cascade'),
  ],
)
