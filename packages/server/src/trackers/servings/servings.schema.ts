import type { MatterId, ServingId } from '@peshi/contract/platform/ids'
import type { Serving } from '@peshi/contract/trackers/servings'
import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

export const serving = pgTable(
  'serving',
  {
    chamber_id: chamberId(),
    id: id<ServingId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    kind: text().$type<Serving['kind']>().notNull(),
    name: text().notNull(),
    place: text(),
    mode: text().$type<Serving['mode']>(),
    /** In paise. */
    fee: bigint({ mode: 'number' }),
    fee_due_on: courtDate(),
    fee_paid_on: courtDate(),
    consignment: text(),
    cheque_no: text(),
    cheque_on: courtDate(),
    memo_on: courtDate(),
    sent_on: courtDate(),
    outcome: text().$type<Serving['outcome']>(),
    outcome_on: courtDate(),
    deemed_by: text().$type<Serving['deemed_by']>(),
    deemed_on: courtDate(),
    next_step: text(),
    next_on: courtDate(),
    ...versioned(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('serving_of_matter').on(table.chamber_id, table.matter_id),
    index('serving_newest').on(table.chamber_id, table.created_at.desc(), table.id.desc()),
    index('serving_fee_due')
      .on(table.chamber_id, table.fee_due_on)
      .where(sql`fee_paid_on is null and fee_due_on is not null`),
    index('serving_next').on(table.chamber_id, table.next_on).where(sql`next_on is not null`),
    ofMatter('serving_of_matter_fk', table).onDelete('cascade'),
  ],
)
