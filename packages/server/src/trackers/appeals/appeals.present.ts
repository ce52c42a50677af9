import type { AppealHit, AppealState } from '@peshi/contract/trackers/appeals'
import { appealsRepo, type HitRow, type TrackerRow } from './appeals.repo.ts'

const presentHit = (row: HitRow): AppealHit => ({
  ...row,
  _id: row.id,
  found_at: row.found_at.toISOString(),
})

function stateOf(row: TrackerRow, hits: readonly HitRow[]): AppealState {
  if (hits.some(({ source, state }) => source === 'search' && state !== 'dismissed')) return 'found'
  return row.stopped_at ? 'stopped' : 'watching'
}

export const appealKind = {
  kind: 'appeal' as const,
  repo: appealsRepo,
  labelOf: (row: TrackerRow) => `${row.case_type_name}/${row.case_number}/${row.case_year}`,
  matterOf: ({ matter_id }: TrackerRow) => matter_id,

  present: (row: TrackerRow, hits: HitRow[]) => ({
    ...row,
    unique_id: `sci-appeal-${row.case_type_code}-${row.case_number}-${row.case_year}`,
    court_id: row.court_kind,
    state_id: row.state_code,
    tracking_court_id: row.bench_code,
    case_type_id: row.case_type_code,
    state: row.state_name,
    bench: row.bench_name,
    case_type: row.case_type_name,
    tracker_state: stateOf(row, hits),
    stopped_at: row.stopped_at?.toISOString() ?? null,
    hits: hits.map(presentHit),
  }),
}
