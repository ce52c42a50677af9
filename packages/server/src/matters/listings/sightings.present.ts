import type { Sighting } from '@peshi/contract/matters/sightings'
import { courtShort, courtTitle } from '@peshi/courts/catalogue/courts'
import type { SightingRow } from './sightings.repo.ts'

export const presentSighting = (row: SightingRow): Sighting => ({
  ...row,
  _id: row.id,
  court_id: row.court,
  court_title: courtTitle(row.court),
  court_short: courtShort(row.court),
  first_seen_at: row.first_seen_at.toISOString(),
  state: stateOf(row),
  has_page: row.document !== null,
})

function stateOf({ gone_at, confirmed_at, dismissed_at }: SightingRow): Sighting['state'] {
  if (confirmed_at) return 'confirmed'
  if (dismissed_at) return 'dismissed'
  return gone_at ? 'gone' : 'open'
}
