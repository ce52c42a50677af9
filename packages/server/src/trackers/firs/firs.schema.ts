import type {
  ChallengeId,
  ClockId,
  CourtId,
  DocumentId,
  FirTrackerId,
  MatterId,
  PersonId,
} from '@peshi/contract/platform/ids'
import type { FirCase, FirReading, FirSection, FirSource, FirStatus, FoundFir } from '@peshi/contract/trackers/firs'
import type { CaseQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'
import { trackerColumns, trackerIndexes } from '../trackers/tracker-columns.ts'

export type FirQuery = Extract<CaseQuery, { by: 'fir' | 'published-fir' }>

export const firTracker = pgTable(
  'fir_tracker',
  {
    chamber_id: chamberId(),
    id: id<FirTrackerId>().notNull(),
    source: text().$type<FirSource>().notNull(),
    /** The court whose site is checked. Null if none is checked. */
    court: text().$type<CourtId>(),
    query: jsonb().$type<FirQuery>(),
    state: text().notNull(),
    district: text().notNull(),
    police_station: text().notNull(),
    number: text().notNull(),
    year: integer().notNull(),
    /** Compared with the keys of matters' FIRs, which `matters/families/fir-key.ts` also makes. */
    key: text().notNull(),
    registered_on: courtDate(),
    status: text().$type<FirStatus>().notNull(),
    sections: jsonb().$type<FirSection[]>().notNull(),
    accused: jsonb().$type<string[]>().notNull(),
    complainant: text(),
    is_zero: boolean().notNull().default(false),
    later_station: text(),
    later_number: text(),
    later_year: integer(),
    cases: jsonb().$type<FirCase[]>().notNull(),
    matter_ids: uuid().array().$type<MatterId[]>().notNull(),
    document_id: uuid().$type<DocumentId>(),
    default_bail_clock: uuid().$type<ClockId>(),
    changed_at: instant(),
    ...trackerColumns(),
  },
  (table) => [
    ...trackerIndexes('fir_tracker', table),
    uniqueIndex('fir_tracker_once')
      .on(table.chamber_id, table.key, sql`lower(district)`)
      .where(sql`deleted_at is null`),
  ],
)

export const firReading = pgTable(
  'fir_reading',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    tracker_id: uuid().$type<FirTrackerId>().notNull(),
    source: text().$type<FirSource>().notNull(),
    by: uuid().$type<PersonId>(),
    at: instant().notNull(),
    changes: jsonb().$type<FirReading['changes']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('fir_reading_of').on(table.chamber_id, table.tracker_id, table.at.desc()),
    partOf('fir_reading_of_tracker', table, table.tracker_id, firTracker).onDelete('cascade'),
  ],
)

export const firFind = pgTable(
  'fir_find',
  {
    chamber_id: chamberId(),
    id: id<ChallengeId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    court: text().$type<CourtId>().notNull(),
    query: jsonb().$type<FirQuery>().notNull(),
    session: jsonb().$type<SessionState>(),
    found: jsonb().$type<Omit<FoundFir, 'tracker_id'>[]>(),
    expires_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.id] }), index('fir_find_expired').on(table.expires_at)],
)
