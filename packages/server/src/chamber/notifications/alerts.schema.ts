import type { AlertPlan } from '@peshi/contract/chamber/alert-plan'
import type { NotificationId } from '@peshi/contract/platform/ids'
import type { Channel } from '@peshi/contract/platform/sending'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, versioned } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { partOf, personId } from '../../platform/db/references.ts'
import { notification } from './notifications.schema.ts'

/** People without a row have `usualAlertPlan`. */
export const alertPlan = pgTable(
  'alert_plan',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    plan: jsonb().$type<AlertPlan>().notNull(),
    ...versioned(),
    edited_at: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id] })],
)

export const alertDue = pgTable(
  'alert_due',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    channel: text().$type<Channel>().notNull(),
    notification_id: uuid().$type<NotificationId>().notNull(),
    due_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.person_id, table.channel, table.notification_id] }),
    index('alert_due_at').on(table.due_at),
    partOf('alert_due_of_notification', table, table.notification_id, notification).onDelete('cascade'),
  ],
)
