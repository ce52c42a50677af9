import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

/** Columns of the table of a tracker, after those of what it watches. */
export const trackerColumns = () => ({
  note: text(),
  check_every: integer().notNull(),
  last_checked_at: instant(),
  last_result: text(),
  ...versioned(),
  created_by: uuid().$type<PersonId>().notNull(),
  created_at: instant().notNull(),
  deleted_at: instant(),
  deleted_by: uuid().$type<PersonId>(),
})

type Columns<Name extends string> = Record<Name, ExtraConfigColumn>

export const trackerIndexes = (name: string, table: Columns<'chamber_id' | 'id' | 'created_at' | 'deleted_at'>) => [
  primaryKey({ columns: [table.chamber_id, table.id] }),
  index(`${name}_newest`).on(table.chamber_id, table.created_at.desc()).where(sql`deleted_at is null`),
  index(`${name}_bin`).on(table.deleted_at).where(sql`deleted_at is not null`),
]

/** Columns of a case that was found for a tracker. Its table adds `state`. */
export const hitColumns = <HitId extends string, TrackerId extends string>() => ({
  chamber_id: chamberId(),
  id: id<HitId>().notNull(),
  tracker_id: uuid().$type<TrackerId>().notNull(),
  source: text().$type<'search' | 'list'>().notNull(),
  /** `diary:123/2026` or `number:…` of the case, or `row:…` with the words of an unreadable row. */
  case_key: text().notNull(),
  petitioner: text(),
  respondent: text(),
  listed_on: courtDate(),
  item: text(),
  found_at: instant().notNull(),
  matter_id: uuid().$type<MatterId>(),
})

export const hitIndexes = (
  name: string,
  table: Columns<'chamber_id' | 'id' | 'tracker_id' | 'case_key'>,
  tracker: Parameters<typeof partOf>[3],
) => [
  primaryKey({ columns: [table.chamber_id, table.id] }),
  unique(`${name}_once`).on(table.chamber_id, table.tracker_id, table.case_key),
  partOf(`${name}_of_tracker`, table, table.tracker_id, tracker).onDelete('cascade'),
]
