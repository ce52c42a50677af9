import type { MatterId, PersonId, TakeoutId } from '@peshi/contract/platform/ids'
import type { TakeoutForm, TakeoutKind, TakeoutState } from '@peshi/contract/records/takeouts'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const takeout = pgTable(
  'takeout',
  {
    chamber_id: chamberId(),
    id: id<TakeoutId>().notNull(),
    kind: text().$type<TakeoutKind>().notNull(),
    form: text().$type<TakeoutForm>().notNull(),
    matter_id: uuid().$type<MatterId>(),
    state: text().$type<TakeoutState>().notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    name: text(),
    file_key: text(),
    size: bigint({ mode: 'number' }),
    problem: text(),
    asked_by: uuid().$type<PersonId>().notNull(),
    asked_at: instant().notNull(),
    ready_at: instant(),
    expires_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('takeout_expires').on(table.expires_at),
    ofMatter('takeout_of_matter', table).onDelete('cascade'),
  ],
)
