import type { AppealHit, AppealState, AppealTracker } from '@peshi/contract/trackers/appeals'
import { presentVersion } from '../../platform/db/versions.ts'
import type { HitRow, TrackerRow } from './appeals.repo.ts'

export const presentHit = (row: HitRow): AppealHit => ({
  ...row,
  _id: row.id,
  found_at: row.found_at.toISOString(),
})

export function stateOf(row: TrackerRow, hits: readonly HitRow[]): AppealState {
  if (hits.some(({ source, state }) => source === 'search' && state !== 'dismissed')) return 'found'
  return row.stopped_at ? 'stopped' : 'watching'
}

export function presentTracker(row: TrackerRow, hits: readonly HitRow[], nextCheck: Date | undefined): AppealTracker {
  return {
    ...row,
    ...presentVersion(row),
    _id: row.id,
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
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    next_check_at: nextCheck?.toISOString() ?? null,
    hits: hits.map(presentHit),
    created_at: row.created_at.toISOString(),
  }
}
