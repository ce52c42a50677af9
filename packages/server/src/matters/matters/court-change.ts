import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CaseId, ChamberId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { LiveEvents } from '../../platform/stream/live-events.ts'
import { keepOldNumber } from '../families/old-numbers.ts'
import { stepAside } from '../hearings/own-dates.ts'
import { type CaseRow, casesRepo } from './cases.repo.ts'
import { mattersRepo } from './matters.repo.ts'

/** What a matter repeats of its court's case, so that lists need no join. The chamber's own words are not among it. */
export const courtValues = (row: CaseRow) => ({
  hc_name: row.court,
  unique_id: row.unique_id,
  unique_case_number: row.unique_case_number,
  case_type: row.case_type,
  case_number: row.case_number,
  case_year: row.case_year,
  cnr: row.cnr,
  case_status: row.status,
  court_title: row.title,
  court_petitioner: row.petitioner,
  court_respondent: row.respondent,
  court_stage: row.stage,
  court_next_date: row.next_date,
  read_at: row.read_at,
  failing_since: row.failing_since,
})

/**
 * Copies a case that was read again (or failed to be) onto the chamber's matters of it, and tells its browsers. The case
 * is read behind the matters' lock: of two that copy at once, the second has what the newest reading kept.
 */
export async function applyCourtChange(
  tx: Tx,
  events: LiveEvents,
  chamberId: ChamberId,
  caseId: CaseId,
): Promise<void> {
  const matters = mattersRepo(tx, chamberId)
  const before = await matters.lockByCase(caseId)
  const row = await casesRepo(tx).find(caseId)
  if (!row) return
  const now = courtValues(row)
  const changed = await matters.updateByCase(caseId, now)
  for (const each of before) await keepOldNumber(tx, chamberId, each.id, { before: each, now, at: row.read_at })
  await stepAside(tx, chamberId, caseId, courtDateAt(row.read_at), row.read_at)
  for (const matter_id of changed) await events.announce(tx, chamberId, { type: 'matter.changed', matter_id })
}
