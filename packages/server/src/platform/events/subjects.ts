import type { Subject } from '@peshi/contract/platform/events'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isUuid } from '../db/columns.ts'
import type { Reader, Tx } from '../db/door.ts'
import type { Context } from '../process/context.ts'
import type { Feature } from '../process/feature.ts'

/** The labels of those of the records that exist and that the transaction's person may see. */
export type ListLabels = (tx: Tx, chamberId: ChamberId, ids: readonly string[]) => Promise<Map<string, string | null>>

declare module '../process/feature.ts' {
  interface Feature {
    /** By kind of record. Events store no names, so the activity log asks for them when somebody reads it. */
    subjects?: Record<string, ListLabels>
    /** Whether a client may still see these matters. */
    clientSees?: (tx: Tx, chamberId: ChamberId, matterIds: readonly MatterId[]) => Promise<boolean>
  }
}

/**
 * `label` is a column or an expression. `which` leaves out rows that row-level security shows. An id that is no UUID is
 * none of the table: a stored event may have one of another kind.
 */
export const labelledBy =
  (
    table: PgTable & { chamber_id: AnyPgColumn; id: AnyPgColumn },
    label: AnyPgColumn | SQL<string | null>,
    which?: SQL,
  ): ListLabels =>
  async (tx, chamberId, ids) => {
    const rows = await tx
      .select({ id: sql<string>`${table.id}::text`, label: sql<string | null>`${label}` })
      .from(table as PgTable)
      .where(and(eq(table.chamber_id, chamberId), inArray(table.id, ids.filter(isUuid)), which))
    return new Map(rows.map(({ id, label }) => [id, label]))
  }

interface Labels {
  /** Null for a record that was erased or that the person may not see. */
  of(subject: Subject): string | null
  /** Whether the person may see the record. Records of a kind without labels count as seen. */
  has(subject: Subject): boolean
}

export async function readLabels(
  tx: Tx,
  features: readonly Feature[],
  chamberId: ChamberId,
  subjects: readonly Subject[],
): Promise<Labels> {
  const found = new Map<string, Map<string, string | null>>()
  for (const [kind, same] of Map.groupBy(subjects, ({ kind }) => kind)) {
    const ids = [...new Set(same.map(({ id }) => id))]
    const lists = features.flatMap(({ subjects }) => subjects?.[kind] ?? [])
    if (lists.length === 0) continue
    const labels = await Promise.all(lists.map((list) => list(tx, chamberId, ids)))
    found.set(kind, new Map(labels.flatMap((of) => [...of])))
  }
  return {
    of: ({ kind, id }) => found.get(kind)?.get(id) ?? null,
    has: ({ kind, id }) => found.get(kind)?.has(id) ?? true,
  }
}

export const areSeenBy =
  ({ features }: Pick<Context, 'features'>) =>
  async (tx: Tx, { chamberId, role }: Reader, subjects: readonly Subject[]): Promise<boolean> => {
    if (role === 'client') {
      const matterIds = subjects.flatMap(({ kind, id }) => (kind === 'matter' ? [id as MatterId] : []))
      const seen = await Promise.all(features.map(({ clientSees }) => clientSees?.(tx, chamberId, matterIds) ?? true))
      return !seen.includes(false)
    }
    const labels = await readLabels(tx, features, chamberId, subjects)
    return subjects.every(labels.has)
  }
