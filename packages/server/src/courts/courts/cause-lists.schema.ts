import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import type { ListChecks } from '@peshi/courts/cause-lists/cause-list'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'

/** How looking for a court's lists of one day went; what is listed itself is in `cause_list`. */
export const causeListDay = pgTable(
  'cause_list_day',
  {
    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    /** When the court was last asked, whatever came of it. */
    looked_at: instant().notNull(),
    /** When all lists that the court offered were last read whole. */
    read_at: instant(),
    failing_since: instant(),
    /** A sentence for the lawyer while it fails. */
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.court, table.date] })],
)

/** One list of one day, as a court publishes it. Public, fetched and stored once for all chambers. */
export const causeList = pgTable(
  'cause_list',
  {
    id: id<string>().primaryKey(),
    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    /** Its address, or `room <n>` where a court has a page for each room: what makes it the same list at the next reading. */
    source: text().notNull(),
    title: text().notNull(),
    kind: text().$type<ListKind>().notNull(),
    /** Hash of the document, so that one that is unchanged is not stored again. */
    sha256: text(),
    /** Counts the contents that it has had; 0 while none was read. */
    revision: integer().notNull().default(0),
    entries: integer().notNull().default(0),
    /** When it was last read whole, changed or not. */
    read_at: instant(),
    /** When its contents last changed. */
    changed_at: instant(),
    failing_since: instant(),
    problem: text(),
    /** Which version of the readers made the entries. */
    reader: smallint().notNull().default(0),
    /** Key of the original among the files, where the court publishes a document. */
    document: text(),
    pages: integer(),
    sightings: integer().notNull().default(0),
    /** What the list's own checks found. */
    checks: jsonb().$type<ListChecks>(),
  },
  (table) => [unique('cause_list_source').on(table.court, table.date, table.source)],
)

/**
 * The entries of a list, in its own order. Those of a new revision are put there in parts and count once the list
 * says so; those of the one before go when it was matched.
 */
export const causeListEntry = pgTable(
  'cause_list_entry',
  {
    list_id: uuid()
      .notNull()
      .references(() => causeList.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** From 1. */
    position: integer().notNull(),
    /** From 1: how many rows up to here name the same case. */
    nth: smallint().notNull(),
    item: text().notNull(),
    court_no: text(),
    coram: text().array().notNull(),
    stage: text(),
    kind: text().$type<ListKind>().notNull(),
    /** As the list prints them. */
    case_numbers: text().array().notNull(),
    /** The same as keys (`WRIC|123/2024`), in all ways in which a case of ours may carry them. */
    keys: text().array().notNull(),
    cnr: text(),
    petitioner: text().notNull(),
    respondent: text(),
    petitioner_advocates: text().array().notNull(),
    respondent_advocates: text().array().notNull(),
    /** What the advocates' names sound like, to be met by a watched name. */
    name_keys: text().array().notNull(),
    /** The item of the main matter that it is heard with. */
    connected_to: text(),
    /** False where the list says that only another case is listed under this item. */
    listed: boolean().notNull(),
    note: text(),
    page: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list_id, table.revision, table.position] }),
    // A matter that is added is looked for on the lists that were read before.
    index('cause_list_entry_keys').using('gin', table.keys),
  ],
)

/** Case numbers that stand in a list outside its entries, by revision as the entries are. */
export const causeListSighting = pgTable(
  'cause_list_sighting',
  {
    list_id: uuid()
      .notNull()
      .references(() => causeList.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** From 1. */
    position: integer().notNull(),
    /** As the list prints it. */
    case_number: text().notNull(),
    keys: text().array().notNull(),
    page: integer().notNull(),
    /** The item that stands nearest above it on the page. */
    near_item: text(),
    court_no: text(),
    /** The line with those beside it. */
    words: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list_id, table.revision, table.position] }),
    index('cause_list_sighting_keys').using('gin', table.keys),
  ],
)

/**
 * The numbers under which a court's lists may name a case: its own, and those that it once had. Kept by a trigger on
 * `court_case`.
 */
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
