import { readOneOf, readPage, readWords } from '../../app/read-search.ts'

/** The filings on their way to the court, or those in one state. */
export const filingViews = ['open', 'draft', 'filed', 'returned', 'registered', 'withdrawn'] as const

export interface FilingSearch {
  q?: string
  state?: (typeof filingViews)[number]
  page?: number
}

export const readFilingSearch = (raw: Record<string, unknown>): FilingSearch => ({
  q: readWords(raw.q, 200),
  state: readOneOf(filingViews, raw.state),
  page: readPage(raw.page),
})
