import { readOneOf, readPage, readWords } from '../../app/read-search.ts'

export const clientKinds = ['person', 'company', 'government'] as const

export interface ClientSearch {
  q?: string
  kind?: (typeof clientKinds)[number]
  open?: 'consent'
  page?: number
}

export function readClientSearch(raw: Record<string, unknown>): ClientSearch {
  return {
    q: readWords(raw.q, 200),
    kind: readOneOf(clientKinds, raw.kind),
    open: readOneOf(['consent'] as const, raw.open),
    page: readPage(raw.page),
  }
}
