import type { ChamberId, DeletionId } from '@peshi/contract/platform/ids'
import type { DeletionKind } from '@peshi/contract/records/privacy'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { chamber } from '../../platform/db/people.schema.ts'
import { personId } from '../../platform/db/references.ts'

/**
 * Not a private table of a chamber: an account's deletion belongs to no chamber, and the row of a chamber's deletion
 * must outlast the chamber.
 */
export const deletion = pgTable(
  'deletion',
  {
    id: id<DeletionId>().primaryKey(),
    kind: text().$type<DeletionKind>().notNull(),
    person_id: personId(),
    chamber_id: uuid()
      .$type<ChamberId>()
      .references(() => chamber.id),
    /** Id of the account's deletion that also deletes this chamber. Null if there is no such deletion. */
    with_id: uuid().$type<DeletionId>(),
    asked_at: instant().notNull(),
    due_at: instant().notNull(),
    reminded: integer(),
    cancelled_at: instant(),
    began_at: instant(),
    done_at: instant(),
  },
  (table) => [
    uniqueIndex('deletion_of_account')
      .on(table.person_id)
      .where(sql`kind = 'account' and cancelled_at is null and done_at is null`),
    uniqueIndex('deletion_of_chamber').on(table.chamber_id).where(sql`cancelled_at is null and done_at is null`),
    index('deletion_due').on(table.due_at).where(sql`cancelled_at is null and done_at is null`),
  ],
)
