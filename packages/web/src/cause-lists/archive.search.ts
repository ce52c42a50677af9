import type { CourtDate } from '@peshi/contract/dates'
import { readForm, readOneOf, readWhole } from '../app/read-search.ts'

/** The page's address. Without days it is the usual window; without a page the first. */
export interface ArchiveSearch {
  from?: CourtDate
  to?: CourtDate
  /** Newest day first unless it says otherwise. */
  order?: 'oldest'
  page?: number
}

const dateForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const mostPages = 100_000

/** What makes no sense in an address is dropped. */
export function readArchiveSearch(raw: Record<string, unknown>): ArchiveSearch {
  const from = readForm<CourtDate>(dateForm, raw.from)
  const to = readForm<CourtDate>(dateForm, raw.to)
  return {
    from: from && to && from > to ? undefined : from,
    to,
    order: readOneOf(['oldest'] as const, raw.order),
    page: readWhole(raw.page, 2, mostPages),
  }
}
