import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { Side } from '@peshi/contract/matters/families'
import type { CaseId, ChamberId, CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courtCase } from './cases.schema.ts'
import { courtDate, id, instant } from './columns.ts'
import { chamber } from './people.schema.ts'

const chamberId = () =>
  uuid()
    .$type<ChamberId>()
    .notNull()
    .references(() => chamber.id)

const searchText = sql`fold_text(
  coalesce(own_title, '') || ' ' || coalesce(court_title, '') || ' ' ||
  coalesce(own_petitioner, '') || ' ' || coalesce(court_petitioner, '') || ' ' ||
  coalesce(own_respondent, '') || ' ' || coalesce(court_respondent, '') || ' ' ||
  coalesce(reference_id, '') || ' ' || coalesce(cnr, '') || ' ' || coalesce(unique_case_number, '') || ' /' ||
  coalesce(case_type, '') || '/' || coalesce(case_number, '') || '/' || coalesce(case_year::text, '') || ' /' ||
  replace(unique_id, '-', '/') || coalesce(alias_text, ''))`

/**
 * A chamber's file. What the court says (`court_*`) and what the chamber says (`own_*`) stand side by side and never
 * overwrite each other; the plain columns are what lists show and sort by: the chamber's word where it has one.
 */
export const matter = pgTable(
  'matter',
  {
    chamber_id: chamberId(),
    id: id<MatterId>().notNull(),
    /** Null for a matter without a court's record. */
    case_id: uuid()
      .$type<CaseId>()
      .references(() => courtCase.id),
    type: text().$type<'court' | 'other'>().notNull(),
    hc_name: text().$type<CourtId>().notNull(),
    unique_id: text().notNull(),
    unique_case_number: text(),
    case_type: text(),
    case_number: text(),
    case_year: integer(),
    cnr: text(),
    case_status: text().$type<CaseStatus>().notNull(),
    reference_id: text(),
    /** Which side the chamber stands on; null while nobody has said. */
    our_side: text().$type<Side>(),
    /** Before whom an other matter is, where that is no court of the catalogue. */
    forum: text(),
    /** Its other numbers as `search_text` has them, each after a space; a trigger on `matter_alias` keeps it. */
    alias_text: text(),

    court_title: text(),
    court_petitioner: text(),
    court_respondent: text(),
    court_stage: text(),
    court_next_date: courtDate(),
    own_title: text(),
    own_petitioner: text(),
    own_respondent: text(),
    own_stage: text(),
    own_next_date: courtDate(),

    title: text()
      .generatedAlwaysAs((): SQL => sql`coalesce(own_title, court_title, '')`)
      .notNull(),
    petitioner: text().generatedAlwaysAs((): SQL => sql`coalesce(own_petitioner, court_petitioner)`),
    respondent: text().generatedAlwaysAs((): SQL => sql`coalesce(own_respondent, court_respondent)`),
    stage: text().generatedAlwaysAs((): SQL => sql`coalesce(own_stage, court_stage)`),
    next_date: date({ mode: 'string' }).generatedAlwaysAs((): SQL => sql`coalesce(own_next_date, court_next_date)`),

    /**
     * What the list is searched in, folded (`foldText`): both titles, all parties' names, file number, CNR, and the case
     * number with slashes, each beginning with one (`/wric/12345/2024`), so that a whole number can be asked for.
     */
    search_text: text()
      .generatedAlwaysAs((): SQL => searchText)
      .notNull(),

    /** Names and contents are for the team and the owner only (`matter_team`, `db/confidence.ts`). */
    is_sensitive: boolean().notNull().default(false),
    read_at: instant(),
    failing_since: instant(),
    /** Up to which of its case's changes people were told; from when it was made while there was none. */
    events_told_at: instant(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
    deleted_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('matter_follows_once')
      .on(table.chamber_id, table.case_id)
      .where(sql`deleted_at is null and case_id is not null`),
    index('matter_by_case').on(table.case_id),
    index('matter_newest').on(table.chamber_id, table.created_at.desc(), table.id).where(sql`deleted_at is null`),
    index('matter_next_date').on(table.chamber_id, table.next_date, table.id).where(sql`deleted_at is null`),
    // The other direction of the same sort: a date that is not there comes last both ways.
    index('matter_next_date_last')
      .on(table.chamber_id, table.next_date.desc().nullsLast(), table.id.desc())
      .where(sql`deleted_at is null`),
    // What is listed when, and what has no date to come: counted without touching the rows.
    index('matter_pending_date')
      .on(table.chamber_id, table.next_date)
      .where(sql`deleted_at is null and case_status = 'pending'`),
    // Where the chamber has a date of its own, the court's is looked for as well.
    index('matter_court_date')
      .on(table.chamber_id, table.court_next_date)
      .where(sql`deleted_at is null and own_next_date is not null`),
    index('matter_year')
      .on(table.chamber_id, table.case_year.desc().nullsLast(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('matter_title').on(table.chamber_id, table.title, table.id).where(sql`deleted_at is null`),
    index('matter_court')
      .on(table.chamber_id, table.hc_name, table.case_status, table.case_year)
      .where(sql`deleted_at is null`),
    index('matter_sensitive').on(table.chamber_id, table.id).where(sql`is_sensitive`),
    index('matter_bin').on(table.chamber_id, table.deleted_at).where(sql`deleted_at is not null`),
  ],
)

/**
 * How many live matters a chamber has per court, status and year. A trigger keeps it, so that totals and group counts
 * never walk a hundred thousand rows.
 */
export const matterCount = pgTable(
  'matter_count',
  {
    chamber_id: chamberId(),
    hc_name: text().$type<CourtId>().notNull(),
    case_status: text().$type<CaseStatus>().notNull(),
    /** 0 where a matter has no year. */
    case_year: integer().notNull(),
    matters: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.hc_name, table.case_status, table.case_year] })],
)
