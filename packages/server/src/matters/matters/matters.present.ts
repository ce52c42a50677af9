import type { EditedMatter, Matter, MatterDetail } from '@peshi/contract/matters/matters'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { presentVersion } from '../../platform/db/versions.ts'
import type { CaseBehind, HearingRow } from './cases.repo.ts'
import type { MatterDetailRow, MatterRow } from './matters.columns.ts'

const instant = (date: Date | null) => date?.toISOString() ?? null

export const presentMatter = (row: MatterRow): Matter => ({
  ...row,
  _id: row.id,
  court_id: row.hc_name,
  court_title: row.forum ?? courtTitle(row.hc_name),
  matter_id: row.case_id,
  read_at: instant(row.read_at),
  failing_since: instant(row.failing_since),
  created_at: row.created_at.toISOString(),
})

function countDays(hearings: readonly HearingRow[], noted: readonly CourtDate[]): number {
  const byCourt = new Set(hearings.map(({ business_date }) => business_date))
  return hearings.length + noted.filter((date) => !byCourt.has(date)).length
}

const nothingToSync: MatterDetail['sync'] = { state: 'idle', orders_done: 0, orders_total: 0, problem: null }

export const presentEdited = (row: MatterDetailRow): EditedMatter => ({
  ...presentMatter(row),
  ...presentVersion(row),
  beside: {
    title: { court: row.court_title, own: row.own_title },
    petitioner: { court: row.court_petitioner, own: row.own_petitioner },
    respondent: { court: row.court_respondent, own: row.own_respondent },
    stage: { court: row.court_stage, own: row.own_stage },
    next_date: { court: row.court_next_date, own: row.own_next_date },
  },
})

export const presentDetail = (
  row: MatterDetailRow,
  behind: CaseBehind | null,
  hearings: HearingRow[],
  noted: readonly CourtDate[],
  counts: { notes: number; documents: number; tasks: number },
): Omit<MatterDetail, 'date_state'> => ({
  ...presentEdited(row),
  record: behind && { ...behind.record, hearings },
  counts: { hearings: countDays(hearings, noted), orders: behind?.orders ?? 0, ...counts },
  sync: behind
    ? {
        state: behind.sync_state,
        orders_done: behind.orders_done,
        orders_total: behind.orders_total,
        problem: behind.problem,
      }
    : nothingToSync,
})
