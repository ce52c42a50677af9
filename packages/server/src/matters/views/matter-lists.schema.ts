import type { ViewState } from '@peshi/contract/matters/views'
import type { MatterId, PersonId, TagId, ViewId } from '@peshi/contract/platform/ids'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf } from '../../platform/db/references.ts'

const matterId = () => uuid().$type<MatterId>().notNull()

export const tag = pgTable(
  'tag',
  {
    chamber_id: chamberId(),
    id: id<TagId>().notNull(),
    name: text().notNull(),
    ...versioned(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('tag_name').on(table.chamber_id, table.name),
  ],
)

export const matterTag = pgTable(
  'matter_tag',
  {
    chamber_id: chamberId(),
    matter_id: matterId(),
    tag_id: uuid().$type<TagId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.matter_id, table.tag_id] }),
    index('matter_tag_by_tag').on(table.chamber_id, table.tag_id),
    ofMatter('matter_tag_of_matter', table).onDelete('cascade'),
    partOf('matter_tag_of_tag', table, table.tag_id, tag).onDelete('cascade'),
  ],
)

export const savedView = pgTable(
  'saved_view',
  {
    chamber_id: chamberId(),
    id: id<ViewId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    list: text().notNull(),
    name: text().notNull(),
    state: jsonb().$type<ViewState>().notNull(),
    is_shared: boolean().notNull(),
    ...versioned(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('saved_view_of_person').on(table.chamber_id, table.person_id),
  ],
)
