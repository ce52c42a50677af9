import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { sideKeys } from '../../courts/names/match-parties.ts'
import type { Tx } from '../../platform/db/door.ts'

/** Writes the name keys of both sides again, into the columns `<side>_keys`. */
export async function rekeySides<Side extends string>(
  tx: Tx,
  chamberId: ChamberId,
  table: PgTable & Record<'chamber_id' | 'id' | Side, PgColumn>,
  sides: readonly Side[],
): Promise<void> {
  const any: PgTable = table
  const own = eq(table.chamber_id, chamberId)
  const names = Object.fromEntries(sides.map((side) => [side, table[side] as PgColumn]))
  for (const { id, ...row } of await tx
    .select({ id: table.id, ...names })
    .from(any)
    .where(own)) {
    const keys = sides.map((side) => [`${side}_keys`, sideKeys((row as Record<string, string | null>)[side] ?? null)])
    await tx
      .update(any)
      .set(Object.fromEntries(keys))
      .where(and(own, eq(table.id, id)))
  }
}
