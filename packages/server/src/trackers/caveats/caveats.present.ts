import { type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { type CaveatHit, type CaveatState, type CaveatTracker, expiringDays } from '@peshi/contract/trackers/caveats'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { CaveatHitRow, CaveatRow } from './caveats.repo.ts'

export function stateOf(row: CaveatRow, today: CourtDate): CaveatState {
  if (row.matched_at) return 'matched'
  if (row.renewed_by) return 'renewed'
  const left = daysBetween(today, row.expires_on)
  if (left < 0) return 'expired'
  return left <= expiringDays ? 'expiring' : 'active'
}

const presentHit = (row: CaveatHitRow): CaveatHit => ({
  _id: row.id,
  source: row.source,
  court_id: row.court,
  case_number: row.case_number,
  petitioner: row.petitioner,
  respondent: row.respondent,
  reason: row.reason,
  can_follow: row.ref !== null,
  listed_on: row.listed_on,
  item: row.item,
  found_at: row.found_at.toISOString(),
  state: row.state,
  matter_id: row.matter_id,
})

export function presentCaveat(
  row: CaveatRow,
  seen: { today: CourtDate; hits: readonly CaveatHitRow[]; nextCheck: Date | undefined; isSearched: boolean },
): CaveatTracker {
  return {
    _id: row.id,
    unique_id: [row.court, 'caveat', row.caveat_number, row.caveat_year].filter((part) => part !== null).join('-'),
    court_id: row.court,
    court_title: courtTitle(row.court),
    establishment: row.establishment,
    court_ref: row.court_ref,
    caveat_number: row.caveat_number,
    caveat_year: row.caveat_year,
    caveator: row.caveator,
    caveatee: row.caveatee,
    subject: row.subject,
    lodged_on: row.lodged_on,
    valid_days: row.valid_days,
    notice_posted_on: row.notice_posted_on,
    notice_number: row.notice_number,
    note: row.note,
    matter_id: row.matter_id,
    check_every: row.check_every,
    tracker_state: stateOf(row, seen.today),
    expires_on: row.expires_on,
    days_left: daysBetween(seen.today, row.expires_on),
    is_searched: seen.isSearched,
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    next_check_at: seen.nextCheck?.toISOString() ?? null,
    last_result: row.last_result,
    renews: row.renews,
    renewed_by: row.renewed_by,
    hits: seen.hits.map(presentHit),
    created_at: row.created_at.toISOString(),
  }
}
