import type { ListingChange } from '@peshi/contract/courts/list-changes'
import type { OrderSource, OutsideRecorder } from '@peshi/contract/matters/hearings'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtId, HearingId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Period } from '@peshi/contract/trackers/run-clock'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const hearing = pgTable(
  'hearing',
  {
    chamber_id: chamberId(),
    id: id<HearingId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    date: courtDate().notNull(),
    /** True if a member added the day, or if it was the matter's `own_next_date` and has passed. */
    is_manual: boolean().notNull().default(false),
    court_no: text(),
    item: text(),
    time: text(),
    coram: text(),
    stage: text(),
    note: text(),
    video: text(),
    changes: jsonb().$type<ListingChange[]>().notNull().default([]),
    appearing_id: uuid().$type<PersonId>(),

    outcome: text().$type<Outcome>(),
    next_date: courtDate(),
    business: text(),
    time_given: jsonb().$type<Period>(),
    /**
     * Person who recorded the outcome. If the hearing comes from a saved court page, the person who added the page;
     * `outcome` is then null.
     */
    recorded_by: uuid().$type<PersonId>(),
    /** Person outside the chamber who recorded the outcome from a link. `recorded_by` is then null. */
    recorded_outside: jsonb().$type<OutsideRecorder>(),
    /** Order from which a person accepted the outcome. */
    recorded_from: jsonb().$type<OrderSource>(),
    recorded_at: instant(),

    created_at: instant().notNull(),
    ...versioned(),
    deleted_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('hearing_once').on(table.chamber_id, table.matter_id, table.date),
    index('hearing_day').on(table.chamber_id, table.date),
    ofMatter('hearing_of_matter', table).onDelete('cascade'),
  ],
)

/** The chamber's own video links of courts and courtrooms. */
export const videoLink = pgTable(
  'video_link',
  {
    chamber_id: chamberId(),
    court: text().$type<CourtId>().notNull(),
    /** As `roomKey` writes it. Empty for all courtrooms of the court. */
    room: text().notNull(),
    url: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.court, table.room] })],
)
