import type { ChamberId, CourtId } from '@peshi/contract/ids'
import { asc, eq, sql, sum } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { courtHealth } from '../db/schema/courts.ts'
import { matterCount } from '../db/schema/matters.ts'

export const courtsRepo = (tx: Tx, chamberId: ChamberId) => ({
  /** The courts of the chamber's matters, with what is known of their sites. */
  async listHealth() {
    const rows = await tx
      .select({
        court: matterCount.hc_name,
        lastSuccessAt: courtHealth.last_success_at,
        failingSince: courtHealth.failing_since,
        failure: courtHealth.failure,
      })
      .from(matterCount)
      .leftJoin(courtHealth, eq(courtHealth.court, matterCount.hc_name))
      .where(eq(matterCount.chamber_id, chamberId))
      .groupBy(matterCount.hc_name, courtHealth.court)
      .having(sql`${sum(matterCount.matters)} > 0`)
      .orderBy(asc(matterCount.hc_name))
    return rows.map((row) => ({ ...row, court: row.court as CourtId }))
  },
})
