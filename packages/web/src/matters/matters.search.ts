import { CaseStatus } from '@peshi/contract/case-record'
import type { InputOf } from '@peshi/contract/endpoint'
import { CourtId } from '@peshi/contract/ids'
import { type listMatters, MatterSort } from '@peshi/contract/matters'
import { z } from 'zod'

export const defaultSort: MatterSort = '-created_at'
export const defaultSize = 25
export const pageSizes = [25, 50, 100, 200] as const

/** The list's address. Every value is optional, so that a default never stands in it; what makes no sense is dropped. */
export const MatterSearch = z.object({
  // The router reads `?q=2024` as a number.
  q: z
    .union([z.string(), z.number()])
    .transform((value) => String(value).slice(0, 200))
    .optional()
    .catch(undefined),
  court: CourtId.optional().catch(undefined),
  status: CaseStatus.optional().catch(undefined),
  year: z.number().int().min(1900).max(2100).optional().catch(undefined),
  sort: MatterSort.optional().catch(undefined),
  page: z.number().int().min(1).max(1_000_000).optional().catch(undefined),
  size: z.literal(pageSizes).optional().catch(undefined),
  /** The recycle bin instead of the list. */
  bin: z.literal(1).optional().catch(undefined),
})
export type MatterSearch = z.infer<typeof MatterSearch>

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

export const readMatterSearch = (raw: Record<string, unknown>): MatterSearch => omitDefaults(MatterSearch.parse(raw))

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
