import type { ListKind, MatchedBy } from '@peshi/contract/courts/cause-list-kinds'
import type { CaseId, ChamberId, CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { chamber } from '../../platform/db/people.schema.ts'

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

/** An advocate whose name the chamber watches on lists. */
export const watchedName = pgTable(
  'watched_name',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    id: id<string>().notNull(),
    name: text().notNull(),
    /** What the name sounds like. */
    key: text().notNull(),
    /** The court whose lists are watched; null for all that are read. */
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

/** A matter of the chamber on a court's list of a day, or a case that one of its watched names is listed in. */
export const listing = pgTable(
  'listing',
  {
    chamber_id: uuid()
      .$type<ChamberId>()
      .notNull()
      .references(() => chamber.id),
    id: id<string>().notNull(),
    list_id: uuid()
      .notNull()
      .references(() => causeList.id),
    /** The matter's id, or what the list calls a case that the chamber has no matter of. */
    subject: text().notNull(),
    /** From 1: a list may have the same case twice. */
    nth: smallint().notNull(),
    /** Null for a case that only a watched name ties to the chamber. */
    matter_id: uuid().$type<MatterId>(),
    matched_by: text().$type<MatchedBy>().notNull(),
    watched_name_id: uuid(),

    // As the list had it when it last had it.
    court: text().$type<CourtId>().notNull(),
    date: courtDate().notNull(),
    kind: text().$type<ListKind>().notNull(),
    position: integer().notNull(),
    item: text().notNull(),
    court_no: text(),
    coram: text().array().notNull(),
    stage: text(),
    connected_to: text(),
    case_number: text().notNull(),
    petitioner: text().notNull(),
    respondent: text(),

    /** The list's revision in which it was last found. */
    revision: integer().notNull(),
    first_seen_at: instant().notNull(),
    moved_at: instant(),
    /** Where it stood before it moved. */
    moved_from: jsonb().$type<{ court_no: string | null; item: string }>(),
    /** Since when that very list, read again whole, has it no more. */
    gone_at: instant(),
    /** Up to when somebody of the chamber has looked at it. */
    seen_at: instant(),
    /** A person said that the suggestion is none of theirs. */
    dismissed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('listing_once').on(table.chamber_id, table.list_id, table.subject, table.nth),
    index('listing_of_row').on(table.list_id, table.position),
    index('listing_day').on(table.chamber_id, table.date),
    index('listing_of_matter').on(table.chamber_id, table.matter_id, table.date).where(sql`matter_id is not null`),
    foreignKey({
      name: 'listing_matter',
      columns: [table.chamber_id, table.matter_id],
      foreignColumns: [matter.chamber_id, matter.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'listing_watched_name',
      columns: [table.chamber_id, table.watched_name_id],
      foreignColumns: [watchedName.chamber_id, watchedName.id],
    }).onDelete('cascade'),
  ],
)
