import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { Side } from '@peshi/contract/matters/families'
import type { CaseId, CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { courtCase } from './cases.schema.ts'
import { courtDate, id, instant, versioned } from './columns.ts'
import { chamberId } from './people.schema.ts'

const searchText = sql`fold_text(
  coalesce(own_title, '') || ' ' || coalesce(court_title, '') || ' ' ||
  coalesce(own_petitioner, '') || ' ' || coalesce(court_petitioner, '') || ' ' ||
  coalesce(own_respondent, '') || ' ' || coalesce(court_respondent, '') || ' ' ||
  coalesce(reference_id, '') || ' ' || coalesce(cnr, '') || ' ' || coalesce(unique_case_number, '') || ' /' ||
  coalesce(case_type, '') || '/' || coalesce(case_number, '') || '/' || coalesce(case_year::text, '') || ' /' ||
  replace(unique_id, '-', '/') || coalesce(alias_text, ''))`

/**
 * `court_*` columns hold what the court publishes, `own_*` columns what the chamber entered.
 * The column without prefix holds the chamber's value, or else the court's value.
 */
export const matter = pgTable(
  'matter',
  {
    chamber_id: chamberId(),
    id: id<MatterId>().notNull(),
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
    /** First and last day of the offence, as the chamber knows it. They decide between IPC and BNS. */
    offence_from: courtDate(),
    offence_to: courtDate(),
    our_side: text().$type<Side>(),
    forum: text(),
    /** Other case numbers of the matter, each after a space. A trigger on `matter_alias` writes this column. */
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
     * Simplified by the rules of `foldText`. A case number starts with a slash, so that a search can match the whole
     * number.
     */
    search_text: text()
      .generatedAlwaysAs((): SQL => searchText)
      .notNull(),

    is_sensitive: boolean().notNull().default(false),
    /** True while only the number is known: no page of the case was read. */
    is_unread: boolean().notNull().default(false),
    read_at: instant(),
    failing_since: instant(),
    /** Members were notified of the case's changes up to this time. If null, up to the creation of the matter. */
    events_told_at: instant(),
    created_by: uuid().$type<PersonId>().notNull(),
    ...versioned(),
    created_at: instant().notNull(),
    deleted_at: instant(),
    deleted_by: uuid().$type<PersonId>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    uniqueIndex('matter_follows_once')
      .on(table.chamber_id, table.case_id)
      .where(sql`deleted_at is null and case_id is not null and not is_sensitive and seen_by is null`),
    index('matter_by_case').on(table.case_id),
    index('matter_newest').on(table.chamber_id, table.created_at.desc(), table.id).where(sql`deleted_at is null`),
    index('matter_next_date').on(table.chamber_id, table.next_date, table.id).where(sql`deleted_at is null`),
    // Descending order needs its own index: read backwards, the index above would give matters without a date first.
    index('matter_next_date_last')
      .on(table.chamber_id, table.next_date.desc().nullsLast(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('matter_pending_date')
      .on(table.chamber_id, table.next_date)
      .where(sql`deleted_at is null and case_status = 'pending'`),
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
    index('matter_hidden').on(table.chamber_id, table.id).where(sql`seen_by is not null`),
    index('matter_bin').on(table.chamber_id, table.deleted_at).where(sql`deleted_at is not null`),
  ],
)

export const ofMatter = (name: string, { chamber_id, matter_id }: Record<'chamber_id' | 'matter_id', PgColumn>) =>
  foreignKey({ name, columns: [chamber_id, matter_id], foreignColumns: [matter.chamber_id, matter.id] })

/**
 * A trigger keeps these numbers up to date, so that totals need not count the rows of `matter`. Deleted matters are not
 * included. Hidden matters are counted for each team.
 */
export const matterCount = pgTable(
  'matter_count',
  {
    chamber_id: chamberId(),
    hc_name: text().$type<CourtId>().notNull(),
    case_status: text().$type<CaseStatus>().notNull(),
    case_year: integer().notNull(),
    is_hidden: boolean().notNull().default(false),
    team: uuid().array().$type<PersonId[]>().notNull().default([]),
    matters: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'matter_count_pk',
      columns: [table.chamber_id, table.hc_name, table.case_status, table.case_year, table.is_hidden, table.team],
    }),
  ],
)
