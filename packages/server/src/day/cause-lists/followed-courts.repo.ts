import type { CourtId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'

export async function listFollowedCourts(tx: Tx, courts: readonly CourtId[]): Promise<CourtId[]> {
  const asked = sql.param([...courts])
  const { rows } = (await tx.execute(sql`
    SELECT DISTINCT court FROM watched_name WHERE court = ANY (${asked})
    UNION SELECT DISTINCT hc_name FROM matter_count WHERE hc_name = ANY (${asked}) AND matters > 0`)) as unknown as Rows
  const followed = new Set(rows.map(({ court }) => court))
  return courts.filter((court) => followed.has(court))
}
