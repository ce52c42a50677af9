// Notices that two people changed the same record. Each record that people edit has `version`, `edited_by` and
// `edited_at`. A change says which version the person saw.
// - `raiseVersion` locks the record until the transaction ends. Call it before the record is read.
// - Another version than the seen one throws `ChangedMeanwhile` (409) with the record as it is now.
// - A caller that names no version, such as an older page, is not refused.
// - A record that exists at most once has version 0 before it is stored.
import type { PersonId } from '@peshi/contract/platform/ids'
import type { Versioned } from '@peshi/contract/platform/version'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ChangedMeanwhile } from '../errors.ts'
import type { Tx } from './door.ts'
import { person } from './people.schema.ts'

type VersionedTable = PgTable & Record<'version' | 'edited_by' | 'edited_at', PgColumn>

export interface Edit {
  by: { personId?: PersonId | null }
  at: Date
  /** The version that the person saw: 0 if there was no record, undefined if the caller does not say. */
  seen?: number | undefined
  /** Reads the record as the person may see it now. */
  read?: () => Promise<unknown>
}

/**
 * Raises the version of the record that `where` finds, and locks the record until the transaction ends. Call it before
 * the record is read and changed. Throws `ChangedMeanwhile` if the person saw another version.
 */
export async function raiseVersion(
  tx: Tx,
  table: VersionedTable,
  where: SQL | undefined,
  { by, at, seen, read }: Edit,
): Promise<void> {
  const any: PgTable = table
  const raised = await tx
    .update(any)
    .set({ version: sql`${table.version} + 1`, edited_by: by.personId ?? null, edited_at: at })
    .where(and(where, seen === undefined ? undefined : eq(table.version, seen)))
    .returning({ version: table.version })
  if (raised.length === 0) await assertSeen(tx, table, where, { seen, read })
}

/**
 * Throws `ChangedMeanwhile` if the person saw another version, and changes nothing. For work before the transaction that
 * saves, such as reading a file.
 */
export async function assertSeen(
  tx: Tx,
  table: VersionedTable,
  where: SQL | undefined,
  { seen, read }: Pick<Edit, 'seen' | 'read'>,
): Promise<void> {
  if (seen === undefined) return
  const any: PgTable = table
  const [row] = await tx
    .select({ version: table.version, at: table.edited_at, id: person.id, name: person.name })
    .from(any)
    .leftJoin(person, eq(person.id, table.edited_by))
    .where(where)
  if ((row?.version ?? 0) === seen) return
  const { id = null, name = null, at: editedAt } = (row ?? {}) as { id?: PersonId; name?: string; at?: Date | null }
  throw new ChangedMeanwhile({
    now: await read?.(),
    by: id === null ? null : { _id: id, name: name ?? '' },
    at: editedAt?.toISOString() ?? null,
  })
}

/** The version of a record that is not stored yet. */
export const neverEdited: Versioned = { version: 0, edited_by: null, edited_at: null }

export const presentVersion = (row: {
  version: number
  edited_by: PersonId | null
  edited_at: Date | null
}): Versioned => ({
  version: row.version,
  edited_by: row.edited_by,
  edited_at: row.edited_at?.toISOString() ?? null,
})

/**
 * For a record that exists at most once: inserts it, or changes the one that is there by the rules of `raiseVersion`.
 */
export async function putVersion<Row extends Record<string, unknown>>(
  tx: Tx,
  table: VersionedTable,
  { key, where, values }: { key: Record<string, unknown>; where: SQL | undefined; values: Row },
  edit: Edit,
): Promise<void> {
  const any: PgTable = table
  const edited = { edited_by: edit.by.personId ?? null, edited_at: edit.at }
  const first = tx
    .insert(any)
    .values({ ...key, ...values, ...edited })
    .onConflictDoNothing()
    .returning({ version: table.version })
  if (!edit.seen && (await first).length > 0) return
  await raiseVersion(tx, table, where, edit)
  await tx.update(any).set(values).where(where)
}
