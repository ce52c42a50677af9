import type { OutsideRole } from '@peshi/contract/matters/hearings'
import type { GuestLevel } from '@peshi/contract/platform/abilities'
import type { DocumentId, GuestId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const guest = pgTable(
  'guest',
  {
    chamber_id: chamberId(),
    id: id<GuestId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    name: text().notNull(),
    role: text().$type<OutsideRole>().notNull(),
    level: text().$type<GuestLevel>().notNull(),
    day: courtDate(),
    ends_on: courtDate().notNull(),
    papers: uuid().array().$type<DocumentId[]>().notNull(),
    /** Null after the link was withdrawn. */
    token_hash: text(),
    /** The guest sees only what this person sees. */
    shared_by: uuid().$type<PersonId>().notNull(),
    shared_at: instant().notNull(),
    accepted_name: text(),
    accepted_at: instant(),
    openings: integer().notNull().default(0),
    opened_at: instant(),
    withdrawn_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('guest_of_matter').on(table.chamber_id, table.matter_id),
    index('guest_token').on(table.token_hash),
    ofMatter('guest_of_a_matter', table).onDelete('cascade'),
  ],
)
