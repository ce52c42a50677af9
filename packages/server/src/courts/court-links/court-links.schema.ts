import type { CourtId } from '@peshi/contract/platform/ids'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

export const favouriteCourt = pgTable(
  'favourite_court',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    court: text().$type<CourtId>().notNull(),
    added_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id, table.court] })],
)
