import type { ListKind, MatchedBy } from '@peshi/contract/courts/cause-list-kinds'
import type { ListingChange } from '@peshi/contract/courts/list-changes'
import type { CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { causeList } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

export const watchedName = pgTable(
  'watched_name',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    name: text().notNull(),
    key: text().notNull(),
    court: text().$type<CourtId>(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('watched_name_once').on(table.chamber_id, table.key, table.court).nullsNotDistinct(),
    index('watched_name_key').on(table.key),
  ],
)

export const listing = pgTable(
  'listing',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    list_id: uuid()
      .notNull()
      .references(() => causeList.id),
    /** The matter's id, or the case number on the list if the chamber has no matter for it. */
    subject: text().notNull(),
    nth: smallint().notNull(),
    matter_id: uuid().$type<MatterId>(),
    matched_by: text().$type<MatchedBy>().notNull(),
    watched_name_id: uuid(),

    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    kind: text().$type<ListKind>().notNull(),
    position: integer().notNull(),
    item: text().notNull(),
    court_no: text(),
    coram: text().array().notNull(),
    /** `HH:MM` in Indian time. */
    time: text(),
    stage: text(),
    connected_to: text(),
    case_number: text().notNull(),
    petitioner: text().notNull(),
    respondent: text(),
    /** The next date that the list prints. It never becomes the matter's next date by itself. */
    next_date: courtDate(),

    revision: integer().notNull(),
    first_seen_at: instant().notNull(),
    moved_at: instant(),
    moved_from: jsonb().$type<{ court_no: string | null; item: string }>(),
    gone_at: instant(),
    changes: jsonb().$type<ListingChange[]>().notNull().default([]),
    seen_at: instant(),
    dismissed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('listing_once').on(table.chamber_id, table.list_id, table.subject, table.nth),
    index('listing_of_row').on(table.list_id, table.position),
    index('listing_day').on(table.chamber_id, table.date),
    index('listing_of_matter').on(table.chamber_id, table.matter_id, table.date).where(sql`matter_id is not null`),
    ofMatter('listing_matter', table).onDelete('cascade'),
    partOf('listing_watched_name', table, table.watched_name_id, watchedName).onDelete('cascade'),
  ],
)
