import type { PartyRole } from '@peshi/contract/clients/client-kinds'
import type { Side } from '@peshi/contract/matters/families'
import type { MatterId } from '@peshi/contract/platform/ids'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export type NameOwner = 'matter' | 'client' | 'fir' | 'caveat' | 'invoice'

/** Keys of the names that the conflict check compares, and of the words that the search finds. */
export const nameSound = pgTable(
  'name_sound',
  {
    chamber_id: chamberId(),
    sound: text().notNull(),
    owner_id: uuid().notNull(),
    owner: text().$type<NameOwner>().notNull(),
    side: text().$type<Side>(),
    position: integer().notNull(),
    name: text().notNull(),
    /** `words` and `advocate`: keys of words for the search, without the name. */
    role: text().$type<PartyRole | 'words' | 'advocate'>(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.owner_id, table.position, table.sound] }),
    index('name_sound_by').on(table.chamber_id, table.sound),
  ],
)

/** Matters whose sound keys must be written again because their parties changed. Triggers add the rows. */
export const nameSoundDue = pgTable(
  'name_sound_due',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.matter_id] }),
    ofMatter('name_sound_due_of_matter', table).onDelete('cascade'),
  ],
)
