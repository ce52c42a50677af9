import type { Listing } from '@peshi/contract/day/cause-lists'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'
import { readDate, readForm, readOneOf, readPage, readWords, uuidForm } from '../../app/read-search.ts'

export const listTabs = ['tomorrow', 'today', 'past', 'lists'] as const
export type ListTab = (typeof listTabs)[number]
export type DayTab = Exclude<ListTab, 'past' | 'lists'>

const eveningFrom = '16:00'

export interface ArchiveSearch {
  /** By default `past` if `from` or `to` is set, otherwise `today` before 16:00 and `tomorrow` from 16:00. */
  tab?: ListTab
  from?: CourtDate
  to?: CourtDate
  order?: 'oldest'
  page?: number
  day?: CourtDate
  /** Id of the whole list that is open. */
  list?: string
  search?: string
}

export function readArchiveSearch(raw: Record<string, unknown>): ArchiveSearch {
  const from = readDate(raw.from)
  const to = readDate(raw.to)
  return {
    tab: readOneOf(listTabs, raw.tab),
    from: from && to && from > to ? undefined : from,
    to,
    order: readOneOf(['oldest'] as const, raw.order),
    page: readPage(raw.page),
    day: readDate(raw.day),
    list: readForm(uuidForm, raw.list),
    search: readWords(raw.search, 200),
  }
}

export function tabOf({ tab, from, to }: ArchiveSearch, now: Date): ListTab {
  if (tab) return tab
  if (from || to) return 'past'
  return indiaTimeAt(now) < eveningFrom ? 'today' : 'tomorrow'
}

export function listingsOn<One extends Pick<Listing, 'date' | 'gone_at'>>(
  tab: DayTab,
  listings: readonly One[],
  now: Date,
): One[] {
  const today = courtDateAt(now)
  return listings.filter(({ date, gone_at }) => gone_at === null && (tab === 'today' ? date === today : date > today))
}
