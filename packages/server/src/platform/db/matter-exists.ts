import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { NotFound } from '../errors.ts'
import type { Tx } from './door.ts'
import { matter } from './matters.schema.ts'

const find = (db: Tx, { chamberId, id }: { chamberId: ChamberId; id: MatterId }) =>
  db
    .select({ id: matter.id })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id)))

/** Those of the matters that exist for the person of the transaction. */
export async function listExisting(tx: Tx, chamberId: ChamberId, ids: readonly MatterId[]): Promise<Set<MatterId>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: matter.id })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), inArray(matter.id, [...new Set(ids)])))
  return new Set(rows.map(({ id }) => id))
}

/** Also finds deleted matters. A sensitive matter does not exist for people outside its team. */
export async function matterExists(tx: Tx, { chamberId }: { chamberId: ChamberId }, id: MatterId): Promise<boolean> {
  return (await find(tx, { chamberId, id })).length > 0
}

export async function assertMatterExists(tx: Tx, actor: { chamberId: ChamberId }, id: MatterId): Promise<void> {
  if (!(await matterExists(tx, actor, id))) throw new NotFound()
}
