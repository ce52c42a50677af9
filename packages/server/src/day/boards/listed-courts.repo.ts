import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { listFollowed } from '../../courts/courts/followed-cases.repo.ts'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'

export async function listCourtsListedOn(tx: Tx, date: CourtDate, courts: readonly CourtId[]): Promise<CourtId[]> {
  const { rows } = (await tx.execute(sql`
    SELECT court FROM cause_list list
    WHERE date = ${date} AND ${inArray(sql`court`, [...courts])}
      AND id IN (SELECT list_id FROM listing WHERE date = ${date} AND gone_at IS NULL)`)) as unknown as Rows
  const cases = await tx
    .select({ id: courtCase.id, court: courtCase.court })
    .from(courtCase)
    .where(and(eq(courtCase.next_date, date), eq(courtCase.status, 'pending'), inArray(courtCase.court, [...courts])))
  const followed = await listFollowed(
    tx,
    cases.map(({ id }) => id),
  )
  const listed = [...rows, ...cases.filter(({ id }) => followed.has(id))]
  return [...new Set(listed.map(({ court }) => court as CourtId))]
}
