import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, isNull, sql, sum } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter, matterCount } from '../../platform/db/matters.schema.ts'
import { courtHealth, operatorHealth } from '../courts/courts.schema.ts'
import { boardState } from '../lists-and-boards/boards.schema.ts'

export const courtHealthRepo = (tx: Tx, chamberId: ChamberId) => ({
  async listCourts(): Promise<CourtId[]> {
    const rows = await tx
      .select({ court: matterCount.hc_name })
      .from(matterCount)
      .where(eq(matterCount.chamber_id, chamberId))
      .groupBy(matterCount.hc_name)
      .having(sql`${sum(matterCount.matters)} > 0`)
      .orderBy(asc(matterCount.hc_name))
    return rows.map(({ court }) => court as CourtId)
  },

  listHealth: (courts: readonly CourtId[]) =>
    tx
      .select()
      .from(courtHealth)
      .where(inArray(courtHealth.court, [...courts])),

  listOperators: () => tx.select().from(operatorHealth),

  listBoards: (courts: readonly CourtId[]) =>
    tx
      .select({ court: boardState.court, read_at: boardState.read_at, failing_since: boardState.failing_since })
      .from(boardState)
      .where(inArray(boardState.court, [...courts])),

  async listNeeded(days: { from: CourtDate; to: CourtDate }, now: Date) {
    const isDue = sql`${courtCase.failing_since} is null and ${courtCase.due_at} <= ${now.toISOString()}`
    const today = courtDateAt(now)
    const matters = await tx
      .select({ caseId: matter.case_id, date: matter.next_date })
      .from(matter)
      .where(
        and(
          eq(matter.chamber_id, chamberId),
          isNull(matter.deleted_at),
          eq(matter.case_status, 'pending'),
          sql`${matter.next_date} between ${days.from} and ${days.to}`,
        ),
      )
    const casesOn = (isWanted: (date: CourtDate | null) => boolean) =>
      inArray(
        courtCase.id,
        matters.flatMap(({ caseId, date }) => (caseId && isWanted(date) ? [caseId] : [])),
      )
    return tx
      .select({
        court: courtCase.court,
        readAt: sql<Date>`min(${courtCase.read_at})`.mapWith(courtCase.read_at),
        failingSince: sql<Date | null>`min(${courtCase.failing_since})`.mapWith(courtCase.read_at),
        dueSince: sql<Date | null>`min(${courtCase.due_at}) filter (where ${isDue})`.mapWith(courtCase.read_at),
        isToday: sql<boolean>`bool_or(${casesOn((date) => date === today)})`,
      })
      .from(courtCase)
      .where(
        and(
          casesOn(() => true),
          sql`${courtCase.sync_state} <> 'needs-look'`,
        ),
      )
      .groupBy(courtCase.court)
  },
})
