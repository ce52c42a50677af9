import type { AppealHitId, AppealTrackerId, MatterId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { hitColumns, hitIndexes, trackerColumns, trackerIndexes } from '../trackers/tracker-columns.ts'

export const appealTracker = pgTable(
  'appeal_tracker',
  {
    chamber_id: chamberId(),
    id: id<AppealTrackerId>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    court_kind: text().$type<'1' | '3' | '4' | '5'>().notNull(),
    state_code: text().notNull(),
    bench_code: text().notNull(),
    case_type_code: text().notNull(),
    state_name: text().notNull(),
    bench_name: text().notNull(),
    case_type_name: text().notNull(),
    case_number: text().notNull(),
    case_year: integer().notNull(),
    judgment_date: courtDate().notNull(),
    petitioner: text(),
    respondent: text(),
    /** Codes for the sounds of the parties' names, from `sideKeys` in `courts/names/match-parties.ts`. */
    petitioner_keys: text().array().notNull(),
    respondent_keys: text().array().notNull(),
    margin_days: integer().notNull(),
    limitation_ends: courtDate().notNull(),
    stops_on: courtDate().notNull(),
    warned_at: instant(),
    stopped_at: instant(),
    stop_reason: text().$type<'period-over' | 'by-hand'>(),
    ...trackerColumns(),
  },
  (table) => [
    ...trackerIndexes('appeal_tracker', table),
    ofMatter('appeal_tracker_of_matter', table),
    uniqueIndex('appeal_tracker_once')
      .on(
        table.chamber_id,
        table.court_kind,
        table.state_code,
        table.bench_code,
        table.case_type_code,
        table.case_number,
        table.case_year,
        table.judgment_date,
      )
      .where(sql`deleted_at is null`),
    index('appeal_tracker_matter').on(table.chamber_id, table.matter_id).where(sql`matter_id is not null`),
    index('appeal_tracker_stops').on(table.stops_on).where(sql`deleted_at is null and stopped_at is null`),
  ],
)

export const appealHit = pgTable(
  'appeal_hit',
  {
    ...hitColumns<AppealHitId, AppealTrackerId>(),
    diary_number: text(),
    diary_year: text(),
    case_number: text(),
    status: text(),
    registered_on: courtDate(),
    state: text().$type<'new' | 'dismissed' | 'matter'>().notNull().default('new'),
  },
  (table) => hitIndexes('appeal_hit', table, appealTracker),
)
