import { type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { type CaveatHit, type CaveatState, type CaveatTracker, expiringDays } from '@peshi/contract/trackers/caveats'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { presentVersion } from '../../platform/db/versions.ts'
import type { CaveatHitRow, CaveatRow } from './caveats.repo.ts'

export function stateOf(row: CaveatRow, today: CourtDate): CaveatState {
  if (row.matched_at) return 'matched'
  if (row.renewed_by) return 'renewed'
  const left = daysBetween(today, row.expires_on)
  if (left < 0) return 'expired'
  return left <= expiringDays ? 'expiring' : 'active'
}

const presentHit = (row: CaveatHitRow): CaveatHit => ({
  ...row,
  _id: row.id,
  court_id: row.court,
  can_follow: row.ref !== null,
  found_at: row.found_at.toISOString(),
})

export function presentCaveat(
  row: CaveatRow,
  seen: { today: CourtDate; hits: readonly CaveatHitRow[]; nextCheck: Date | undefined; isSearched: boolean },
): CaveatTracker {
  return {
    ...row,
    ...presentVersion(row),
    _id: row.id,
    unique_id: [row.court, 'caveat', row.caveat_number, row.caveat_year].filter((part) => part !== null).join('-'),
    court_id: row.court,
    court_title: courtTitle(row.court),
    tracker_state: stateOf(row, seen.today),
    days_left: daysBetween(seen.today, row.expires_on),
    is_searched: seen.isSearched,
    last_checked_at: row.last_checked_at?.toISOString() ?? null,
    next_check_at: seen.nextCheck?.toISOString() ?? null,
    hits: seen.hits.map(presentHit),
    created_at: row.created_at.toISOString(),
  }
}
