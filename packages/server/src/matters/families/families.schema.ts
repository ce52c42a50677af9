import type { AliasKind, LinkKind } from '@peshi/contract/matters/families'
import type { CaseId, CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtCase } from '../../platform/db/cases.schema.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { matter, ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

/** `matter_id` is the later matter, such as an appeal. `of_matter_id` is the earlier matter. */
export const matterLink = pgTable(
  'matter_link',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    of_matter_id: uuid().$type<MatterId>().notNull(),
    kind: text().$type<LinkKind>().notNull(),
    state: text().$type<'linked' | 'dismissed'>().notNull(),
    created_by: uuid().$type<PersonId>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('matter_link_once').on(table.chamber_id, table.matter_id, table.of_matter_id),
    index('matter_link_of').on(table.chamber_id, table.of_matter_id),
    ofMatter('matter_link_of_matter', table).onDelete('cascade'),
    partOf('matter_link_of_other', table, table.of_matter_id, matter).onDelete('cascade'),
  ],
)

/** Other case numbers of a matter. A trigger copies them to `matter.alias_text` for the search. */
export const matterAlias = pgTable(
  'matter_alias',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    kind: text().$type<AliasKind>().notNull(),
    court: text().$type<CourtId>().notNull(),
    case_type: text().notNull(),
    case_number: text().notNull(),
    case_year: integer().notNull(),
    /** Comparable form of the number, such as `WRIC|123/2024`. Null if the number is no case number. */
    key: text(),
    created_by: uuid().$type<PersonId>(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('matter_alias_once').on(
      table.chamber_id,
      table.matter_id,
      table.court,
      table.case_type,
      table.case_number,
      table.case_year,
    ),
    index('matter_alias_key').on(table.court, table.key),
    ofMatter('matter_alias_of_matter', table).onDelete('cascade'),
  ],
)

export const matterFir = pgTable(
  'matter_fir',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
    state: text(),
    district: text(),
    police_station: text().notNull(),
    number: text().notNull(),
    year: integer().notNull(),
    key: text().notNull(),
    updated_by: uuid().$type<PersonId>().notNull(),
    updated_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.matter_id] }),
    index('matter_fir_key').on(table.chamber_id, table.key),
    ofMatter('matter_fir_of_matter', table).onDelete('cascade'),
  ],
)

/**
 * Cases with the same FIR (`fir`) or from the same case of a lower court (`below`) have the same key. A trigger on
 * `court_case` writes the rows.
 */
export const caseOrigin = pgTable(
  'case_origin',
  {
    case_id: uuid()
      .$type<CaseId>()
      .notNull()
      .references(() => courtCase.id, { onDelete: 'cascade' }),
    kind: text().$type<'fir' | 'below'>().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.case_id, table.kind, table.key] }), index('case_origin_key').on(table.key)],
)
