import type { CaseStatus } from '@peshi/contract/case-record'
import type { InputOf } from '@peshi/contract/endpoint'
import type { CourtId } from '@peshi/contract/ids'
import type { listMatters, MatterSort } from '@peshi/contract/matters'
import { courtIdForm, readForm, readOneOf, readWhole } from '../app/read-search.ts'

export const defaultSort: MatterSort = '-created_at'
export const defaultSize = 25
export const pageSizes = [25, 50, 100, 200] as const

/** The list's address. Every value is optional, so that a default never stands in it. */
export interface MatterSearch {
  q?: string
  court?: CourtId
  status?: CaseStatus
  year?: number
  sort?: MatterSort
  page?: number
  size?: (typeof pageSizes)[number]
  /** The recycle bin instead of the list. */
  bin?: 1
}

const statuses: readonly CaseStatus[] = ['pending', 'disposed']
const sorts: readonly MatterSort[] = [
  'next_date',
  '-next_date',
  'title',
  '-title',
  'created_at',
  '-created_at',
  'case_year',
  '-case_year',
]

/** An address without the values that are the defaults. */
export function omitDefaults(search: MatterSearch): MatterSearch {
  return {
    ...search,
    q: search.q || undefined,
    sort: search.sort === defaultSort ? undefined : search.sort,
    page: search.page === 1 ? undefined : search.page,
    size: search.size === defaultSize ? undefined : search.size,
  }
}

/** What makes no sense in an address is dropped. */
export const readMatterSearch = (raw: Record<string, unknown>): MatterSearch =>
  omitDefaults({
    // The router reads `?q=2024` as a number.
    q: typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 200) : undefined,
    court: readForm<CourtId>(courtIdForm, raw.court),
    status: readOneOf(statuses, raw.status),
    year: readWhole(raw.year, 1900, 2100),
    sort: readOneOf(sorts, raw.sort),
    page: readWhole(raw.page, 1, 1_000_000),
    size: readOneOf(pageSizes, raw.size),
    bin: raw.bin === 1 ? 1 : undefined,
  })

export type ListQuery = NonNullable<InputOf<typeof listMatters>['query']>

export const toListQuery = (search: MatterSearch): ListQuery => ({
  page: search.page ?? 1,
  perPage: search.size ?? defaultSize,
  sort: search.sort ?? defaultSort,
  ...(search.q ? { search: search.q } : {}),
  ...toFilters(search),
})

/** The filters as the list and the export call name them. */
export const toFilters = (search: MatterSearch) => ({
  ...(search.court ? { 'filters[court_id]': search.court } : {}),
  ...(search.status ? { 'filters[case_status]': search.status } : {}),
  ...(search.year ? { 'filters[case_year]': search.year } : {}),
})

export const isFiltered = (search: MatterSearch) => Boolean(search.q || search.court || search.status || search.year)
