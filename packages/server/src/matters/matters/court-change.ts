import { caseKey } from '@peshi/contract/courts/case-key'
import type { CaseId, ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import type { Doer } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import { createSetCaseStatus } from './case-status.ts'
import { type CaseRow, casesRepo } from './cases.repo.ts'
import { mattersRepo } from './matters.repo.ts'
import { createNextDates } from './next-date.ts'

interface Numbered {
  id: MatterId
  hc_name: CourtId
  case_type: string | null
  case_number: string | null
  case_year: number | null
}

export const courtValues = (row: CaseRow) => ({
  hc_name: row.court,
  unique_id: row.unique_id,
  unique_case_number: row.unique_case_number,
  case_type: row.case_type,
  case_number: row.case_number,
  case_year: row.case_year,
  cnr: row.cnr,
  court_title: row.title,
  court_petitioner: row.petitioner,
  court_respondent: row.respondent,
  court_stage: row.stage,
  read_at: row.read_at,
  failing_since: row.failing_since,
})

const keyOf = ({ case_type, case_number, case_year }: Omit<Numbered, 'id' | 'hc_name'>) =>
  caseKey(case_type ?? '', case_number ?? '', case_year ?? 0)

const isSameNumber = (before: Numbered, row: CaseRow) => before.hc_name === row.court && keyOf(before) === keyOf(row)

export function createCourtChanges({ emit }: Pick<Context, 'emit'>) {
  const { setNextDate } = createNextDates({ emit })
  const setCaseStatus = createSetCaseStatus({ emit })

  /** Call this after storing `courtValues`. `before` is the matter with its former number. */
  async function takeFacts(tx: Tx, by: Doer, before: Numbered, row: CaseRow): Promise<void> {
    await setNextDate(tx, by, before.id, row.next_date, 'court')
    await setCaseStatus(tx, by, before.id, row.status)
    if (isSameNumber(before, row)) return
    const { hc_name: court, case_type, case_number, case_year } = before
    const detail = { court, case_type, case_number, case_year }
    await emit(tx, by, { type: 'matter.renumbered', ...aboutMatter(before.id), detail })
  }

  return {
    takeFacts,

    /** Locks the matters before reading the case, so that a parallel call waits and then reads the newest data. */
    async apply(tx: Tx, chamberId: ChamberId, caseId: CaseId): Promise<void> {
      const matters = mattersRepo(tx, chamberId)
      const before = await matters.lockByCase(caseId)
      const row = await casesRepo(tx).find(caseId)
      if (!row) return
      await matters.updateByCase(caseId, courtValues(row))
      for (const matter of before) await takeFacts(tx, { chamberId }, matter, row)
    },
  }
}
