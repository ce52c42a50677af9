import type { PushDeviceId } from '@peshi/contract/platform/ids'
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'
import { chamberId } from '../db/people.schema.ts'
import { personId } from '../db/references.ts'

export const pushDevice = pgTable(
  'push_device',
  {
    chamber_id: chamberId(),
    id: id<PushDeviceId>().notNull(),
    person_id: personId(),
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
