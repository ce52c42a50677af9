import type { OrderId } from '@peshi/contract/platform/ids'
import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

/** The orders that a person has opened, or marked as read. */
export const orderRead = pgTable(
  'order_read',
  {
    chamber_id: chamberId(),
    person_id: personId(),
    order_id: uuid()
      .$type<OrderId>()
      .notNull()
      .references(() => caseOrder.id, { onDelete: 'cascade' }),
    read_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chamber_id, table.person_id, table.order_id] })],
)
