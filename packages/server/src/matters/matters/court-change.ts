import type { CaseId, ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { type CaseRow, casesRepo } from './cases.repo.ts'
import { mattersRepo } from './matters.repo.ts'

interface Numbered {
  hc_name: CourtId
  case_type: string | null
  case_number: string | null
  case_year: number | null
}

export interface CourtChange {
  chamberId: ChamberId
  caseId: CaseId
  readAt: Date
  numberedAt: Date
  matters: readonly (Numbered & { id: MatterId })[]
  now: Numbered
}

declare module '../../platform/process/feature.ts' {
  interface Feature {
    onCourtChange?: (tx: Tx, change: CourtChange) => Promise<void>
  }
}

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

/** Locks the matters before reading the case, so that a parallel call waits and then reads the newest data. */
export async function applyCourtChange(
  tx: Tx,
  { events, features }: Pick<Context, 'events' | 'features'>,
  chamberId: ChamberId,
  caseId: CaseId,
): Promise<void> {
  const matters = mattersRepo(tx, chamberId)
  const before = await matters.lockByCase(caseId)
  const row = await casesRepo(tx).find(caseId)
  if (!row) return
  const now = courtValues(row)
  const changed = await matters.updateByCase(caseId, now)
  const change = { chamberId, caseId, readAt: row.read_at, numberedAt: row.read_at, matters: before, now }
  for (const { onCourtChange } of features) await onCourtChange?.(tx, change)
  for (const matter_id of changed) await events.announce(tx, chamberId, { type: 'matter.changed', matter_id })
}
