import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import type { ListChange } from '@peshi/contract/courts/list-changes'
import type { PartialList } from '@peshi/contract/courts/partial-lists'
import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import type { ListChecks, VideoLink } from '@peshi/courts/cause-lists/cause-list'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'

export const causeListDay = pgTable(
  'cause_list_day',
  {
    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    looked_at: instant().notNull(),
    read_at: instant(),
    failing_since: instant(),
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.court, table.date] })],
)

export const readInPart = sql`checks IS NOT NULL AND (checks -> 'unread_pages' <> '[]' OR checks -> 'problems' <> '[]')`

export const causeList = pgTable(
  'cause_list',
  {
    id: id<string>().primaryKey(),
    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    source: text().notNull(),
    title: text().notNull(),
    kind: text().$type<ListKind>().notNull(),
    sha256: text(),
    revision: integer().notNull().default(0),
    entries: integer().notNull().default(0),
    read_at: instant(),
    changed_at: instant(),
    failing_since: instant(),
    problem: text(),
    reader: smallint().notNull().default(0),
    /** Storage key of the original document. Null if the court publishes none. */
    document: text(),
    pages: integer(),
    sightings: integer().notNull().default(0),
    checks: jsonb().$type<Omit<ListChecks, 'problems'> & Pick<PartialList, 'problems'>>(),
    /** Only https links. Null for lists that were read before Peshi stored links. */
    links: jsonb().$type<VideoLink[]>(),
    /** Null if the list announces no change to a published list. */
    changes: jsonb().$type<ListChange[]>(),
  },
  (table) => [
    unique('cause_list_source').on(table.court, table.date, table.source),
    index('cause_list_partial').on(table.date, table.court).where(readInPart),
  ],
)

export const causeListEntry = pgTable(
  'cause_list_entry',
  {
    list_id: uuid()
      .notNull()
      .references(() => causeList.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    position: integer().notNull(),
    nth: smallint().notNull(),
    item: text().notNull(),
    court_no: text(),
    /** The bench's name, if the list has one, and the judges. */
    coram: text().array().notNull(),
    /** `HH:MM` in Indian time. */
    time: text(),
    stage: text(),
    kind: text().$type<ListKind>().notNull(),
    case_numbers: text().array().notNull(),
    keys: text().array().notNull(),
    /** Only the establishment code, a CNR's first part, if the list prints no CNR. */
    cnr: text(),
    petitioner: text().notNull(),
    respondent: text(),
    petitioner_advocates: text().array().notNull(),
    respondent_advocates: text().array().notNull(),
    name_keys: text().array().notNull(),
    connected_to: text(),
    /** False if a note, such as "Only C.A. No. 8980/2026 is listed", names only other cases of the item. */
    listed: boolean().notNull(),
    note: text(),
    next_date: courtDate(),
    page: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list_id, table.revision, table.position] }),
    index('cause_list_entry_keys').using('gin', table.keys),
  ],
)

export const causeListSighting = pgTable(
  'cause_list_sighting',
  {
    list_id: uuid()
      .notNull()
      .references(() => causeList.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    position: integer().notNull(),
    case_number: text().notNull(),
    keys: text().array().notNull(),
    page: integer().notNull(),
    near_item: text(),
    court_no: text(),
    words: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list_id, table.revision, table.position] }),
    index('cause_list_sighting_keys').using('gin', table.keys),
  ],
)

/** Current and former numbers of each case, written by a trigger on `court_case`. */
export const caseKey = pgTable(
  'case_key',
  {
    court: text().$type<CourtId>().notNull(),
    key: text().notNull(),
    case_id: uuid()
      .$type<CaseId>()
      .notNull()
      .references(() => courtCase.id, { onDelete: 'cascade' }),
    kind: text().$type<'number' | 'alias'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.court, table.key, table.case_id] }), index('case_key_of').on(table.case_id)],
)
