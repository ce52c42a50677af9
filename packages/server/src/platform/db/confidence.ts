import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../errors.ts'
import type { Tx } from './door.ts'
import { matter } from './matters.schema.ts'

// Row-level security hides the notes and documents of a sensitive matter, but not its row in the table `matter`. Select
// columns of this table with `shown` or `shownTitle`, which hide the values.

/** Never translated, because the database sorts and searches by this text. */
export const sensitiveTitle = 'Sensitive matter'

/** `is not true` also hides the matter if the transaction lacks the setting that `peshi_shows` reads. */
export const isHidden = (matterId: AnyColumn | SQL): SQL<boolean> => sql<boolean>`peshi_shows(${matterId}) is not true`

export const isNotHidden = (matterId: AnyColumn | SQL): SQL<boolean> => sql<boolean>`peshi_shows(${matterId})`

export const isMasked: SQL<boolean> = sql<boolean>`(${matter.is_sensitive} and ${isHidden(matter.id)})`

export const shown = <T extends AnyColumn>(column: T) =>
  sql<T['_']['data'] | null>`case when ${isMasked} then null else ${column} end`.mapWith(column)

export const shownTitle = sql<string>`case when ${isMasked} then ${sql.raw(`'${sensitiveTitle}'`)} else ${matter.title} end`

const findMasked = (db: Tx, { chamberId, id }: { chamberId: ChamberId; id: MatterId }) =>
  db
    .select({ masked: isMasked })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id)))

export async function assertInConfidence(tx: Tx, actor: { chamberId: ChamberId }, matterId: MatterId): Promise<void> {
  if (!(await isInConfidence(tx, actor, matterId))) throw new NotFound()
}

export async function isInConfidence(tx: Tx, actor: { chamberId: ChamberId }, matterId: MatterId): Promise<boolean> {
  const [row] = await findMasked(tx, { chamberId: actor.chamberId, id: matterId })
  return row !== undefined && !row.masked
}
