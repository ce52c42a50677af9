import type { CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import type { CourtPace } from './learn.ts'

export const callPace = pgTable('call_pace', {
  court: text().$type<CourtId>().primaryKey(),
  pace: jsonb().$type<CourtPace>().notNull(),
  learned_at: instant().notNull(),
})

export const callAlertSetting = pgTable(
  'call_alert_setting',
  {
    chamber_id: chamberId(),
    person_id: uuid().$type<PersonId>().notNull(),
    items_before: smallint(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id] })],
)

export const callAlert = pgTable(
  'call_alert',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    person_id: uuid().$type<PersonId>().notNull(),
    date: courtDate().notNull(),
    items_ahead: smallint().notNull(),
    raised_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('call_alert_once').on(table.chamber_id, table.date, table.matter_id, table.person_id),
    ofMatter('call_alert_of_matter', table).onDelete('cascade'),
  ],
)
