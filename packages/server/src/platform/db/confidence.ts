import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../errors.ts'
import type { Tx } from './door.ts'
import { matter } from './matters.schema.ts'

// The database hides sensitive matters from colleagues outside their team (`peshi_hidden_matters`): contents by a
// restrictive policy on each table, names by the columns below. Callers only have to read names through `shown…`.

/** Shown in place of every name of a sensitive matter. Not translated, because sorting and search use this text. */
export const sensitiveTitle = 'Sensitive matter'

/** Ids of sensitive matters hidden from the reader, computed at most once per statement. */
const hiddenMatters = sql.raw('(select peshi_hidden_matters())::uuid[]')

export const isHidden = (matterId: AnyColumn | SQL): SQL<boolean> => sql<boolean>`${matterId} = any(${hiddenMatters})`

export const isNotHidden = (matterId: AnyColumn | SQL): SQL<boolean> =>
  sql<boolean>`not (${matterId} = any(${hiddenMatters}))`

/** Whether a `matter` row is masked for its reader. Tests the flag first, so that ordinary rows skip the lookup. */
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
