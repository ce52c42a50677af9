import type { CertifiedCopyId, MatterId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const certifiedCopy = pgTable(
  'certified_copy',
  {
    chamber_id: chamberId(),
    id: id<CertifiedCopyId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    order_id: uuid().$type<OrderId>(),
    paper: text().notNull(),
    order_on: courtDate().notNull(),
    applied_on: courtDate().notNull(),
    number: text(),
    is_urgent: boolean().notNull(),
    deficient_on: courtDate(),
    deficiency: text(),
    /** In whole rupees. */
    deficit: integer(),
    made_good_on: courtDate(),
    ready_on: courtDate(),
    delivered_on: courtDate(),
    fetched_by: text(),
    withdrawn_on: courtDate(),
    /** In whole rupees. */
    cost: integer(),
    entered_by: uuid().$type<PersonId>(),
    ...versioned(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('certified_copy_of_matter').on(table.chamber_id, table.matter_id),
    index('certified_copy_open')
      .on(table.chamber_id, table.applied_on)
      .where(sql`delivered_on is null and withdrawn_on is null`),
    ofMatter('certified_copy_of_a_matter', table).onDelete('cascade'),
  ],
)
