import { caseLabel } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'
import type { CauseList, CauseListEntry, Listing, ListReading, WatchedName } from '@peshi/contract/day/cause-lists'
import { courtShort, courtTitle } from '@peshi/courts/catalogue/courts'
import type { causeListDay, causeListEntry } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import { listsUrl } from '../../courts/lists-and-boards/court-lists.ts'
import type { ListRow } from '../../courts/lists-and-boards/lists.repo.ts'
import { instantOf } from '../../courts/lists-and-boards/reading-times.ts'
import type { ListingRow } from './listings.repo.ts'
import type { WatchedNameRow } from './watched-names.repo.ts'

export const presentListing = (row: ListingRow): Listing => ({
  ...row,
  _id: row.id,
  datetime: instantOf(row.date, '00:00').toISOString(),
  court_id: row.court,
  hc_name: row.hc_name ?? row.court,
  court_title: courtTitle(row.court),
  court_short: courtShort(row.court),
  list_kind: row.kind,
  case_number: row.numbered ? caseLabel(row.numbered) : row.case_number,
  ctitle: row.title ?? [row.petitioner, row.respondent].flatMap((name) => (name ? inUsualCase(name) : [])).join(' v. '),
  first_seen_at: row.first_seen_at.toISOString(),
  gone_at: row.gone_at?.toISOString() ?? null,
  change: changeOf(row),
})

function changeOf({ seen_at, first_seen_at, moved_at, gone_at, changes }: ListingRow): Listing['change'] {
  const isNews = (at: Date | null) => at !== null && (seen_at === null || at > seen_at)
  const announced = changes.at(-1)
  if (announced && isNews(new Date(announced.at))) return announced.kind
  if (gone_at) return isNews(gone_at) ? 'gone' : null
  if (isNews(first_seen_at)) return 'new'
  return isNews(moved_at) ? 'moved' : null
}

export const presentList = ({ id, court, date, title, kind, entries, read_at }: ListRow): CauseList => ({
  _id: id,
  court_id: court,
  court_title: courtTitle(court),
  date,
  title,
  kind,
  entries,
  read_at: read_at?.toISOString() ?? null,
  url: listsUrl(court),
})

export const presentEntry = (row: typeof causeListEntry.$inferSelect): CauseListEntry => ({
  ...row,
  petitioner: inUsualCase(row.petitioner),
  respondent: row.respondent && inUsualCase(row.respondent),
})

export const presentReading = (row: typeof causeListDay.$inferSelect): ListReading => ({
  court_id: row.court,
  court_title: courtTitle(row.court),
  date: row.date,
  read_at: row.read_at?.toISOString() ?? null,
  failing_since: row.failing_since?.toISOString() ?? null,
  problem: row.problem,
})

export const presentName = (row: WatchedNameRow): WatchedName => ({
  _id: row.id,
  name: row.name,
  court_id: row.court,
  court_title: row.court && courtTitle(row.court),
  created_at: row.created_at.toISOString(),
})
