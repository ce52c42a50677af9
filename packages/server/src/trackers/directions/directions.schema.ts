import type { Side } from '@peshi/contract/matters/families'
import type { DirectionId, MatterId, OrderId, PersonId } from '@peshi/contract/platform/ids'
import type { DirectionKind, DirectionState } from '@peshi/contract/trackers/direction-states'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { courtDate, id, instant, versioned } from '../../platform/db/columns.ts'
import { ofMatter } from '../../platform/db/matters.schema.ts'
import { chamberId } from '../../platform/db/people.schema.ts'

/**
 * Directions that a person accepted or dismissed. `proposal` is the key of a direction that Peshi proposed from an
 * order's text. Undecided proposals are not stored, but derived on each request.
 */
export const direction = pgTable(
  'direction',
  {
    chamber_id: chamberId(),
    id: id<DirectionId>().notNull(),
    matter_id: uuid().$type<MatterId>().notNull(),
    kind: text().$type<DirectionKind>().notNull(),
    text: text().notNull(),
    /** The side that must act. */
    by_side: text().$type<Side>(),
    /** The day of a next date. A step's day is in its deadline, a `clock` of this direction. */
    due_date: courtDate(),
    order_id: uuid()
      .$type<OrderId>()
      .references(() => caseOrder.id, { onDelete: 'set null' }),
    page: integer(),
    proposal: text(),
    state: text().$type<DirectionState>().notNull(),
    ...versioned(),
    decided_by: uuid().$type<PersonId>().notNull(),
    decided_at: instant().notNull(),
    done_by: uuid().$type<PersonId>(),
    done_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.chamber_id, table.id] }),
    index('direction_of_matter').on(table.chamber_id, table.matter_id),
    uniqueIndex('direction_once')
      .on(table.chamber_id, table.matter_id, table.proposal)
      .where(sql`proposal is not null`),
    ofMatter('direction_matter', table).onDelete('cascade'),
  ],
)
