import type { CourtId, PersonId } from '@peshi/contract/platform/ids'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { chamberId, person } from '../../platform/db/people.schema.ts'

export const favouriteCourt = pgTable(
  'favourite_court',
  {
    chamber_id: chamberId(),
    person_id: uuid()
      .$type<PersonId>()
      .notNull()
      .references(() => person.id),
    court: text().$type<CourtId>().notNull(),
    added_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id, table.court] })],
)
