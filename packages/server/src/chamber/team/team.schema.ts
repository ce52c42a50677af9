import type { MatterRole } from '@peshi/contract/chamber/team'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

const matterId = () => uuid().$type<MatterId>().notNull()

export const matterTeam = pgTable(
  'matter_team',
  {
    chamber_id: chamberId(),
    matter_id: matterId(),
    person_id: personId(),
    role: text().$type<MatterRole>(),
    added_by: uuid().$type<PersonId>().notNull(),
    added_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.matter_id, table.person_id] }),
    index('matter_team_by_person').on(table.chamber_id, table.person_id),
    ofMatter('matter_team_of_matter', table).onDelete('cascade'),
  ],
)
