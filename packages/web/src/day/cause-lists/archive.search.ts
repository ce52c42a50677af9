import type { Listing } from '@peshi/contract/day/cause-lists'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'
import { readForm, readOneOf, readWhole } from '../../app/read-search.ts'

export const listTabs = ['tomorrow', 'today', 'past'] as const
export type ListTab = (typeof listTabs)[number]

const eveningFrom = '16:00'

export interface ArchiveSearch {
  /** By default `past` if `from` or `to` is set, otherwise `today` before 16:00 and `tomorrow` from 16:00. */
  tab?: ListTab
  from?: CourtDate
  to?: CourtDate
  order?: 'oldest'
  page?: number
}

const dateForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const mostPages = 100_000

export function readArchiveSearch(raw: Record<string, unknown>): ArchiveSearch {
  const from = readForm<CourtDate>(dateForm, raw.from)
  const to = readForm<CourtDate>(dateForm, raw.to)
  return {
    tab: readOneOf(listTabs, raw.tab),
    from: from && to && from > to ? undefined : from,
    to,
    order: readOneOf(['oldest'] as const, raw.order),
    page: readWhole(raw.page, 2, mostPages),
  }
}

export function tabOf({ tab, from, to }: ArchiveSearch, now: Date): ListTab {
  if (tab) return tab
  if (from || to) return 'past'
  return indiaTimeAt(now) < eveningFrom ? 'today' : 'tomorrow'
}

export function listingsOn<One extends Pick<Listing, 'date' | 'gone_at'>>(
  tab: Exclude<ListTab, 'past'>,
  listings: readonly One[],
  now: Date,
): One[] {
  const today = courtDateAt(now)
  return listings.filter(({ date, gone_at }) => gone_at === null && (tab === 'today' ? date === today : date > today))
}
