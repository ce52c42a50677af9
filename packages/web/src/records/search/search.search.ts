import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { ViewState } from '@peshi/contract/matters/views'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, TagId } from '@peshi/contract/platform/ids'
import type { SearchKind, search } from '@peshi/contract/records/search'
import { courtIdForm, readDate, readForm, readOneOf, readWhole, readWords, uuidForm } from '../../app/read-search.ts'

export interface SearchAddress {
  q?: string
  kind?: SearchKind
  page?: number
  court?: CourtId
  type?: string
  status?: CaseStatus
  year?: number
  from?: string
  to?: string
  advocate?: string
  tag?: TagId
}

export const kinds: readonly SearchKind[] = [
  'matters',
  'orders',
  'documents',
  'notes',
  'tasks',
  'clients',
  'firs',
  'caveats',
  'invoices',
]
const statuses: readonly CaseStatus[] = ['pending', 'disposed']
export const mostPages = 25

export const readSearchAddress = (raw: Record<string, unknown>): SearchAddress => {
  const page = readWhole(raw.page, 2, mostPages)
  const kind = readOneOf(kinds, raw.kind)
  return {
    q: readWords(raw.q, 200),
    kind,
    page: kind ? page : undefined,
    court: readForm<CourtId>(courtIdForm, raw.court),
    type: readWords(raw.type, 60),
    status: readOneOf(statuses, raw.status),
    year: readWhole(raw.year, 1900, 2100),
    from: readDate(raw.from),
    to: readDate(raw.to),
    advocate: readWords(raw.advocate, 100),
    tag: readForm<TagId>(uuidForm, raw.tag),
  }
}

const filterNames = ['court', 'type', 'status', 'year', 'from', 'to', 'advocate', 'tag'] as const

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, undefined])) as Partial<SearchAddress>
export const countFilters = (address: SearchAddress) => filterNames.filter((name) => address[name]).length
export const isAsking = (address: SearchAddress) => Boolean(address.q?.trim()) || countFilters(address) > 0

export type SearchQuery = NonNullable<InputOf<typeof search>['query']>

export const toSearchQuery = ({ type, status, year, ...rest }: SearchAddress): SearchQuery => ({
  ...rest,
  ...(type && { case_type: type }),
  ...(status && { case_status: status }),
  ...(year && { case_year: year }),
})

export const toViewState = ({ page: _page, ...address }: SearchAddress): ViewState =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)) as ViewState
