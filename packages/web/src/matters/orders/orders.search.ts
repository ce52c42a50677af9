import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courtIdForm, readDate, readForm, readOneOf, readPage, readWords } from '../../app/read-search.ts'

export interface OrderSearch {
  q?: string
  court?: CourtId
  from?: CourtDate
  to?: CourtDate
  open?: 'unread'
  page?: number
}

export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const from = readDate(raw.from)
  const to = readDate(raw.to)
  return {
    q: readWords(raw.q, 200),
    court: readForm<CourtId>(courtIdForm, raw.court),
    from: from && to && from > to ? undefined : from,
    to,
    open: readOneOf(['unread'] as const, raw.open),
    page: readPage(raw.page),
  }
}

export const noFilters = { q: undefined, court: undefined, from: undefined, to: undefined, open: undefined }

export const countFilters = ({ court, from, to }: OrderSearch) => [court, from, to].filter(Boolean).length
