import type {
  AlertChoice,
  NotificationKind,
  NotificationSubject,
  NotificationValues,
} from '@peshi/contract/chamber/notifications'
import type { MatterId, NotificationId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

export const notification = pgTable(
  'notification',
  {
    chamber_id: chamberId(),
    id: id<NotificationId>().notNull(),
    person_id: personId(),
    kind: text().$type<NotificationKind>().notNull(),
    line: text().notNull(),
    matter_id: uuid().$type<MatterId>(),
    subject_kind: text().$type<NotificationSubject>().notNull(),
    subject_id: text().notNull(),
    subject_label: text(),
    values: jsonb().$type<NotificationValues>().notNull(),
    by_person: uuid().$type<PersonId>(),
    at: instant().notNull(),
    read_at: instant(),
    in_app: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('notification_of_person').on(table.chamber_id, table.person_id, table.line),
    index('notification_unread').on(table.chamber_id, table.person_id, table.line).where(sql`read_at is null`),
    index('notification_subject').on(table.chamber_id, table.subject_id, table.kind),
    index('notification_age').on(table.at),
    ofMatter('notification_of_matter', table).onDelete('cascade'),
  ],
)

export const alertChoice = pgTable(
  'alert_choice',
  {
    chamber_id: chamberId(),
    matter_id: uuid().$type<MatterId>().notNull(),
    person_id: personId(),
    choice: text().$type<AlertChoice>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.matter_id, table.person_id] }),
    ofMatter('alert_choice_of_matter', table).onDelete('cascade'),
  ],
)
