import { readOneOf } from '../../app/read-search.ts'

export const clientKinds = ['person', 'company', 'government'] as const

export interface ClientSearch {
  q?: string
  kind?: (typeof clientKinds)[number]
  open?: 'consent'
  page?: number
}

export function readClientSearch(raw: Record<string, unknown>): ClientSearch {
  const page = Number(raw.page)
  return {
    q: typeof raw.q === 'string' && raw.q !== '' ? raw.q.slice(0, 200) : undefined,
    kind: readOneOf(clientKinds, raw.kind),
    open: readOneOf(['consent'] as const, raw.open),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  }
}
