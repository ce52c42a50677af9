import type { ClientTie } from '@peshi/contract/clients/clients'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ChamberId, ClientId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core'
import { client } from '../../platform/db/clients.schema.ts'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Feature } from '../../platform/process/feature.ts'

type OfClients = PgTable & { chamber_id: AnyPgColumn; client_id: AnyPgColumn; came_from: AnyPgColumn }

/** A table whose rows belong to clients. A merge gives them to the kept client, and its undo gives them back. */
export interface ClientRows {
  table: OfClients
  /** The counts that people see, each with the condition for its rows. Undefined means all rows. */
  counts: Partial<Record<ClientTie, SQL | undefined>>
  /** Only people who have this right see the counts. */
  can: readonly [Action, Subject]
  /** True for a row of the kept client that makes this one superfluous. Such a row stays with the merged client. */
  isSame?: (own: OfClients, kept: OfClients) => SQL | undefined
}

declare module '../../platform/process/feature.ts' {
  interface Feature {
    clientRows?: readonly ClientRows[]
  }
}

interface OwnRows<T extends OfClients> extends Omit<ClientRows, 'table' | 'isSame'> {
  isSame?: (own: T, kept: T) => SQL | undefined
}

export const rowsOfClients = <T extends OfClients>(table: T, rest: OwnRows<T>): ClientRows =>
  ({ table, ...rest }) as ClientRows

const rowsIn = (features: readonly Feature[]) => features.flatMap(({ clientRows = [] }) => clientRows)

/** Counts only what the actor sees. */
export async function countClientRows(
  tx: Tx,
  { chamberId, abilities }: Actor,
  features: readonly Feature[],
  id: ClientId,
): Promise<Partial<Record<ClientTie, number>>> {
  const counted: Partial<Record<ClientTie, number>> = {}
  for (const { table, counts, can } of rowsIn(features)) {
    if (!isAllowed(abilities, ...can)) continue
    const own = and(eq(table.chamber_id, chamberId), eq(table.client_id, id))
    for (const [tie, which] of Object.entries(counts))
      counted[tie as ClientTie] = await tx.$count(table, and(own, which))
  }
  return counted
}

/** Rows that are hidden from the person of the transaction move too. Otherwise they would be deleted with the bin. */
export const giveClientRows = (
  tx: Tx,
  chamberId: ChamberId,
  features: readonly Feature[],
  { from, into }: { from: ClientId; into: ClientId },
): Promise<void> =>
  beyondTheWall(tx, async () => {
    for (const { table, isSame } of rowsIn(features)) {
      const kept = alias(table, 'kept') as unknown as OfClients
      const same = isSame && and(eq(kept.chamber_id, chamberId), eq(kept.client_id, into), isSame(table, kept))
      await tx
        .update(table)
        .set({ client_id: into, came_from: sql`coalesce(${table.came_from}, ${from}::uuid)` })
        .where(
          and(
            eq(table.chamber_id, chamberId),
            eq(table.client_id, from),
            same && notExists(tx.select({ found: sql`1` }).from(kept).where(same)),
          ),
        )
    }
  })

export const takeBackClientRows = (
  tx: Tx,
  chamberId: ChamberId,
  features: readonly Feature[],
  id: ClientId,
): Promise<void> =>
  beyondTheWall(tx, async () => {
    const mergedBefore = await listMerged(tx, chamberId, [id])
    for (const { table } of rowsIn(features)) {
      const own = eq(table.chamber_id, chamberId)
      await tx
        .update(table)
        .set({ client_id: id })
        .where(and(own, inArray(table.came_from, mergedBefore)))
      await tx
        .update(table)
        .set({ client_id: id, came_from: null })
        .where(and(own, eq(table.came_from, id)))
    }
  })

/** Clients that were merged into one of these, and clients that were merged into those. */
async function listMerged(tx: Tx, chamberId: ChamberId, into: readonly ClientId[]): Promise<ClientId[]> {
  const rows = await tx
    .select({ id: client.id })
    .from(client)
    .where(and(eq(client.chamber_id, chamberId), inArray(client.merged_into, [...into])))
  const ids = rows.map(({ id }) => id)
  return ids.length === 0 ? [] : [...ids, ...(await listMerged(tx, chamberId, ids))]
}
