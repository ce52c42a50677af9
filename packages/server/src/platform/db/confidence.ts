import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../errors.ts'
import type { Tx } from './door.ts'
import { matter } from './matters.schema.ts'

// What is sensitive is kept from colleagues outside its team by the database (`peshi_hidden_matters`, migration
// sensitive-matters), which knows the reader from the door: contents by a restrictive policy on each table that holds
// them, names by the columns below. Nobody has to remember who is asking; only that names are read as `shown…`.

/** What stands in place of every name of a sensitive matter. Short, and never translated: sorting and search use it too. */
export const sensitiveTitle = 'Sensitive matter'

/** The sensitive matters that the reader of this transaction may not know, worked out once per statement, if at all. */
const hiddenMatters = sql.raw('(select peshi_hidden_matters())::uuid[]')

/** True where the reader may not know this row's matter: for any table that has the matter's id. */
export const isHidden = (matterId: AnyColumn | SQL): SQL<boolean> => sql<boolean>`${matterId} = any(${hiddenMatters})`

export const isNotHidden = (matterId: AnyColumn | SQL): SQL<boolean> =>
  sql<boolean>`not (${matterId} = any(${hiddenMatters}))`

/** A row of `matter` that is masked for its reader. The plain flag stands first, so that ordinary rows cost nothing. */
export const isMasked: SQL<boolean> = sql<boolean>`(${matter.is_sensitive} and ${isHidden(matter.id)})`

/** A name, or nothing for whoever may not know it. */
export const shown = <T extends AnyColumn>(column: T) =>
  sql<T['_']['data'] | null>`case when ${isMasked} then null else ${column} end`.mapWith(column)

/** The title, or the fixed words in its place. */
export const shownTitle = sql<string>`case when ${isMasked} then ${sql.raw(`'${sensitiveTitle}'`)} else ${matter.title} end`

const findMasked = (db: Tx, { chamberId, id }: { chamberId: ChamberId; id: MatterId }) =>
  db
    .select({ masked: isMasked })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id)))

/** Throws `NotFound` for a matter that the actor may not look into; a masked line on a list is all there is of it. */
export async function assertInConfidence(tx: Tx, actor: { chamberId: ChamberId }, matterId: MatterId): Promise<void> {
  if (!(await isInConfidence(tx, actor, matterId))) throw new NotFound()
}

export async function isInConfidence(tx: Tx, actor: { chamberId: ChamberId }, matterId: MatterId): Promise<boolean> {
  const [row] = await findMasked(tx, { chamberId: actor.chamberId, id: matterId })
  return row !== undefined && !row.masked
}
