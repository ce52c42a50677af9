import type { CaseId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { chamberId } from '../../platform/db/people.schema.ts'
import { recognitionColumns } from '../../platform/recognition/stored-page.ts'

export const orderCopy = pgTable(
  'order_copy',
  {
    chamber_id: chamberId(),
    id: id<string>().notNull(),
    order_id: uuid()
      .$type<OrderId>()
      .notNull()
      .references(() => caseOrder.id),
    /** The order's case, for row-level security. A trigger fills it. */
    case_id: uuid().$type<CaseId>(),
    file_key: text().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
    added_by: uuid().$type<PersonId>().notNull(),
    added_at: instant().notNull(),
    text_read_at: instant(),
    pages: integer(),
    has_text: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    unique('order_copy_once').on(table.chamber_id, table.order_id),
  ],
)

export const orderCopyPage = pgTable(
  'order_copy_page',
  {
    chamber_id: chamberId(),
    order_id: uuid().$type<OrderId>().notNull(),
    /** The order's case, for row-level security. A trigger fills it. */
    case_id: uuid().$type<CaseId>(),
    page: integer().notNull(),
    text: text(),
    folded: text().generatedAlwaysAs((): SQL => sql`fold_text(text)`),
    ...recognitionColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.order_id, table.page] }),
    index('order_copy_page_waits').on(table.chamber_id).where(sql`waits`),
    foreignKey({
      name: 'order_copy_page_of_copy',
      columns: [table.chamber_id, table.order_id],
      foreignColumns: [orderCopy.chamber_id, orderCopy.order_id],
    }).onDelete('cascade'),
  ],
)
