import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId, HearingId } from '@peshi/contract/platform/ids'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { hearing } from './hearings.schema.ts'

export async function replacePassedDates(
  tx: Tx,
  chamberId: ChamberId,
  caseId: CaseId,
  today: CourtDate,
  now: Date,
): Promise<void> {
  const passed = and(
    eq(matter.chamber_id, chamberId),
    eq(matter.case_id, caseId),
    isNull(matter.deleted_at),
    sql`${matter.own_next_date} < ${today} and ${matter.court_next_date} > ${matter.own_next_date}`,
  )
  const rows = await tx.select({ id: matter.id, date: matter.own_next_date }).from(matter).where(passed)
  const hearings = rows.flatMap(({ id, date }) =>
    date
      ? [{ chamber_id: chamberId, id: newId() as HearingId, matter_id: id, date, is_manual: true, created_at: now }]
      : [],
  )
  if (hearings.length === 0) return
  await tx.insert(hearing).values(hearings).onConflictDoNothing()
  await tx.update(matter).set({ own_next_date: null }).where(passed)
}
