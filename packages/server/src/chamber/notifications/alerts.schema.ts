import type { AlertPlan } from '@peshi/contract/chamber/alert-plan'
import type { ChamberId, NotificationId, PersonId, PushDeviceId } from '@peshi/contract/platform/ids'
import type { Channel } from '@peshi/contract/platform/sending'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamber, person } from '../../platform/db/people.schema.ts'
import { notification } from './notifications.schema.ts'

const chamberId = () =>
  uuid()
    .$type<ChamberId>()
    .notNull()
    .references(() => chamber.id)

const personId = () =>
  uuid()
    .$type<PersonId>()
    .notNull()
    .references(() => person.id)

/** What reaches a person outside the product, and when; without a row as is usual (`usualAlertPlan`). */
export const alertPlan = pgTable(
  'alert_plan',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    plan: jsonb().$type<AlertPlan>().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id] })],
)

/** One notification that is to go out by one way, once its time has come; gone when it went. */
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
    foreignKey({
      name: 'alert_due_of_notification',
      columns: [table.chamber_id, table.notification_id],
      foreignColumns: [notification.chamber_id, notification.id],
    }).onDelete('cascade'),
  ],
)

/** A browser that takes push messages, for as long as it is signed in. */
export const pushDevice = pgTable(
  'push_device',
  {
    chamber_id: chamberId(),
    id: id<PushDeviceId>().notNull(),
    person_id: personId(),
    /** The push service's address for it. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    sign_in_id: uuid().notNull(),
    device: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('push_device_once').on(table.chamber_id, table.endpoint),
    index('push_device_of_person').on(table.chamber_id, table.person_id),
  ],
)
