import type { CaseStatus } from '@peshi/contract/courts/case-record'
import type { listMatters, MatterSort } from '@peshi/contract/matters/matters'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, PersonId, TagId } from '@peshi/contract/platform/ids'
import { courtIdForm, readForm, readOneOf, readWhole, readWords, uuidForm } from '../../app/read-search.ts'
import { type ColumnId, readColumns, writeColumns } from './list/columns.ts'

export const defaultSort: MatterSort = '-created_at'
export const defaultSize = 25
export const pageSizes = [25, 50, 100, 200] as const

export interface MatterSearch {
  q?: string
  court?: CourtId
  status?: CaseStatus
  year?: number
  tag?: TagId
  person?: PersonId
  cols?: string
  sort?: MatterSort
  page?: number
  size?: (typeof pageSizes)[number]
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

export function omitDefaults(search: MatterSearch): MatterSearch {
  return {
    ...search,
    q: search.q || undefined,
    sort: search.sort === defaultSort ? undefined : search.sort,
    page: search.page === 1 ? undefined : search.page,
    size: search.size === defaultSize ? undefined : search.size,
  }
}

export const readMatterSearch = (raw: Record<string, unknown>): MatterSearch =>
  omitDefaults({
    q: readWords(raw.q, 200),
    court: readForm<CourtId>(courtIdForm, raw.court),
    status: readOneOf(statuses, raw.status),
    year: readWhole(raw.year, 1900, 2100),
    tag: readForm<TagId>(uuidForm, raw.tag),
    person: readForm<PersonId>(uuidForm, raw.person),
    cols: typeof raw.cols === 'string' ? writeColumns(readColumns(raw.cols)) || undefined : undefined,
    sort: readOneOf(sorts, raw.sort),
    page: readWhole(raw.page, 1, 1_000_000),
    size: readOneOf(pageSizes, raw.size),
  })

export type ListQuery = NonNullable<InputOf<typeof listMatters>['query']>

export const toListQuery = (search: MatterSearch, columns: readonly ColumnId[]): ListQuery => ({
  page: search.page ?? 1,
  perPage: search.size ?? defaultSize,
  sort: search.sort ?? defaultSort,
  ...(search.q ? { search: search.q } : {}),
  ...withExtras(columns),
  ...toFilters(search),
})

function withExtras(columns: readonly ColumnId[]) {
  const extras = (['tags', 'team'] as const).filter((extra) => columns.includes(extra))
  return extras.length > 0 ? { with: extras.join() } : {}
}

export const toFilters = (search: MatterSearch) => ({
  ...(search.court ? { 'filters[court_id]': search.court } : {}),
  ...(search.status ? { 'filters[case_status]': search.status } : {}),
  ...(search.year ? { 'filters[case_year]': search.year } : {}),
  ...(search.tag ? { 'filters[tag]': search.tag } : {}),
  ...(search.person ? { 'filters[person]': search.person } : {}),
})

export const countFilters = ({ court, status, year, tag, person }: MatterSearch) =>
  [court, status, year, tag, person].filter(Boolean).length

export const isFiltered = (search: MatterSearch) => Boolean(search.q) || countFilters(search) > 0

export function toViewState(search: MatterSearch, columns: readonly ColumnId[]) {
  const { page: _page, ...kept } = { ...search, cols: writeColumns(columns) }
  return Object.fromEntries(Object.entries(kept).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
}

export const noFilters = {
  q: undefined,
  court: undefined,
  status: undefined,
  year: undefined,
  tag: undefined,
  person: undefined,
} satisfies Partial<MatterSearch>
