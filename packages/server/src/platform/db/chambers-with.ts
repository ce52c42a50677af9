import type { ChamberId } from '@peshi/contract/platform/ids'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './door.ts'
import type { SystemReason } from './system-reasons.ts'

export async function chambersWith(
  db: Pick<Db, 'asSystem'>,
  reason: SystemReason,
  table: PgTable & { chamber_id: PgColumn },
  where?: SQL,
): Promise<ChamberId[]> {
  const rows = await db.asSystem(reason, (tx) => tx.selectDistinct({ id: table.chamber_id }).from(table).where(where))
  return rows.map(({ id }) => id as ChamberId)
}
