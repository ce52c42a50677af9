import type { OwnItem } from '@peshi/contract/papers/filing-checklists'
import type { CheckState, MachineCheck, ObjectionSource } from '@peshi/contract/papers/filings'
import type { CourtForm, FormKey } from '@peshi/contract/papers/filings/court-forms'
import type { BundleProblem, BundleState, PaperFacts, VolumeFacts } from '@peshi/contract/papers/filings/filing-facts'
import type { FilingKind, FilingState } from '@peshi/contract/papers/filings/filing-kinds'
import type { ObjectionKind } from '@peshi/contract/papers/filings/objection-kinds'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { DocumentId, FilingBundleId, FilingId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

/** Keeps its title when the document is deleted. */
export interface StoredFilingPaper {
  id: string
  document_id: DocumentId
  title: string
  mark: string | null
}

export interface StoredCheck {
  item: string
  state: CheckState
  note: string | null
  by: PersonId
  at: string
}

/** The result of reading the papers' text, which happens only when a person asks for it. */
export interface StoredTextCheck {
  at: string
  papers: { document_id: DocumentId; version: number }[]
  citations: MachineCheck
  sections: MachineCheck
}

export interface StoredReturn {
  round: number
  notified_on: CourtDate
  refile_by: CourtDate | null
  registry_until: CourtDate | null
  refiled_on: CourtDate | null
}

export interface StoredObjection {
  id: string
  round: number
  text: string
  kind: ObjectionKind
  source: ObjectionSource
  person_id: PersonId | null
  cure_by: CourtDate | null
  cured_at: string | null
  cured_by: PersonId | null
}

export const filing = pgTable(
  'filing',
  {
    chamber_id: chamberId(),
    id: id<FilingId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    kind: text().$type<FilingKind>().notNull(),
    title: text(),
    state: text().$type<FilingState>().notNull(),
    papers: jsonb().$type<StoredFilingPaper[]>().notNull(),
    checks: jsonb().$type<StoredCheck[]>().notNull(),
    text_check: jsonb().$type<StoredTextCheck>(),
    returns: jsonb().$type<StoredReturn[]>().notNull(),
    objections: jsonb().$type<StoredObjection[]>().notNull(),
    /** The number in the diary, or at the e-filing portal. */
    number: text(),
    filed_at: instant(),
    acknowledgement_id: uuid().$type<DocumentId>(),
    registered_number: text(),
    registered_on: courtDate(),
    begun_by: uuid().$type<PersonId>().notNull(),
    begun_at: instant().notNull(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('filing_of_matter').on(table.chamber_id, table.matter_id),
    index('filing_newest').on(table.chamber_id, table.begun_at.desc(), table.id.desc()),
    ofMatter('filing_of_a_matter', table).onDelete('cascade'),
  ],
)

export const filingBundle = pgTable(
  'filing_bundle',
  {
    chamber_id: chamberId(),
    id: id<FilingBundleId>().notNull(),
    filing_id: uuid().$type<FilingId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    state: text().$type<BundleState>().notNull(),
    problem: text().$type<BundleProblem>(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    /** The papers and the court’s form when the bundle was asked for. */
    papers: jsonb().$type<StoredFilingPaper[]>().notNull(),
    form: jsonb().$type<CourtForm>().notNull(),
    done_pages: integer().notNull().default(0),
    all_pages: integer().notNull().default(0),
    facts: jsonb().$type<PaperFacts[]>().notNull(),
    volumes: jsonb().$type<VolumeFacts[]>().notNull(),
    first_pages: jsonb().$type<{ paper_id: string; page: number }[]>().notNull(),
    asked_by: uuid().$type<PersonId>().notNull(),
    asked_at: instant().notNull(),
    ended_at: instant(),
    ...versioned(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('filing_bundle_of_filing').on(table.chamber_id, table.filing_id, table.asked_at.desc()),
    uniqueIndex('filing_bundle_in_work')
      .on(table.chamber_id, table.filing_id)
      .where(sql`state in ('waiting', 'running')`),
    ofMatter('filing_bundle_of_matter', table).onDelete('cascade'),
    partOf('filing_bundle_of_a_filing', table, table.filing_id, filing).onDelete('cascade'),
  ],
)

/** The chamber's changes to the checklist of a registry. */
export const filingChecklist = pgTable(
  'filing_checklist',
  {
    chamber_id: chamberId(),
    form: text().$type<FormKey>().notNull(),
    hidden: jsonb().$type<ObjectionKind[]>().notNull(),
    own: jsonb().$type<OwnItem[]>().notNull(),
    changed: jsonb().$type<Partial<CourtForm>>().notNull(),
    ...versioned(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.form] })],
)
