import type { Sighting } from '@peshi/contract/matters/sightings'
import { courtShort, courtTitle } from '@peshi/courts/catalogue/courts'
import type { SightingRow } from './sightings.repo.ts'

export const presentSighting = (row: SightingRow): Sighting => ({
  _id: row.id,
  date: row.date,
  court_id: row.court,
  court_title: courtTitle(row.court),
  court_short: courtShort(row.court),
  list_title: row.list_title,
  matter_id: row.matter_id,
  title: row.title,
  case_number: row.case_number,
  page: row.page,
  near_item: row.near_item,
  court_no: row.court_no,
  words: row.words,
  first_seen_at: row.first_seen_at.toISOString(),
  state: stateOf(row),
  has_page: row.document !== null,
})

function stateOf({ gone_at, confirmed_at, dismissed_at }: SightingRow): Sighting['state'] {
  if (confirmed_at) return 'confirmed'
  if (dismissed_at) return 'dismissed'
  return gone_at ? 'gone' : 'open'
}
