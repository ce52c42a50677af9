import { type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { type CaveatHit, type CaveatState, expiringDays } from '@peshi/contract/trackers/caveats'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { type CaveatHitRow, type CaveatRow, caveatsRepo } from './caveats.repo.ts'

function stateOf(row: CaveatRow, today: CourtDate): CaveatState {
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

export const caveatKind = {
  kind: 'caveat' as const,
  repo: caveatsRepo,
  labelOf: (row: CaveatRow) => `${row.caveator} v. ${row.caveatee}`,
  matterOf: ({ matter_id }: CaveatRow) => matter_id,
}

export const presentCaveat = (row: CaveatRow, hits: CaveatHitRow[], today: CourtDate, is_searched: boolean) => ({
  ...row,
  unique_id: [row.court, 'caveat', row.caveat_number, row.caveat_year].filter((part) => part !== null).join('-'),
  court_id: row.court,
  court_title: courtTitle(row.court),
  tracker_state: stateOf(row, today),
  days_left: daysBetween(today, row.expires_on),
  is_searched,
  hits: hits.map(presentHit),
})
