import type { AppealHit, AppealState, AppealTracker } from '@peshi/contract/trackers/appeals'
import type { HitRow, TrackerRow } from './appeals.repo.ts'

export const presentHit = (row: HitRow): AppealHit => ({
  _id: row.id,
  source: row.source,
  diary_number: row.diary_number,
  diary_year: row.diary_year,
  case_number: row.case_number,
  petitioner: row.petitioner,
  respondent: row.respondent,
  status: row.status,
  registered_on: row.registered_on,
  listed_on: row.listed_on,
  item: row.item,
  found_at: row.found_at.toISOString(),
  state: row.state,
  matter_id: row.matter_id,
})

export function stateOf(row: TrackerRow, hits: readonly HitRow[]): AppealState {
  if (hits.some(({ source, state }) => source === 'search' && state !== 'dismissed')) return 'found'
  return row.stopped_at ? 'stopped' : 'watching'
}

export function presentTracker(row: TrackerRow, hits: readonly HitRow[], nextCheck: Date | undefined): AppealTracker {
  return {
    _id: row.id,
    unique_id: `sci-appeal-${row.case_type_code}-${row.case_number}-${row.case_year}`,
    matter_id: row.matter_id,
    court_id: row.court_kind,
    state_id: row.state_code,
    tracking_court_id: row.bench_code,
    case_type_id: row.case_type_code,
    state: row.state_name,
    bench: row.bench_name,
    case_type: row.case_type_name,
    case_number: row.case_number,
    case_year: row.case_year,
    judgment_date: row.judgment_date,
    petitioner: row.petitioner,
    respondent: row.respondent,
    note: row.note,
    check_every: row.check_every,
    margin_days: row.margin_days,
    tracker_state: stateOf(row, hits),
    limitation_ends: row.limitation_ends,
    stops_on: row.stops_on,
    stopped_at: row.stopped_at?.toISOString() ?? null,
    stop_reason: row.stop_reason,
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    next_check_at: nextCheck?.toISOString() ?? null,
    last_result: row.last_result,
    hits: hits.map(presentHit),
    created_at: row.created_at.toISOString(),
  }
}
