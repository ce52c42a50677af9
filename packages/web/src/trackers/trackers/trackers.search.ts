import { readOneOf, readWhole, readWords } from '../../app/read-search.ts'

export interface TrackerSearch {
  q?: string
  state?: string
  sort?: string
  page?: number
  size?: (typeof pageSizes)[number]
  open?: string
}

export const pageSizes = [25, 50, 100, 200] as const
export const defaultSort = '-created_at'

export const readTrackerSearch =
  (states: readonly string[], sorts: readonly string[]) =>
  (raw: Record<string, unknown>): TrackerSearch =>
    omitDefaults({
      q: readWords(raw.q, 200),
      state: readOneOf(states, raw.state as string),
      sort: readOneOf(
        sorts.flatMap((sort) => [sort, `-${sort}`]),
        raw.sort as string,
      ),
      page: readWhole(raw.page, 1, 1_000_000),
      size: readOneOf(pageSizes, raw.size as number),
      open: typeof raw.open === 'string' ? raw.open : undefined,
    })

export const omitDefaults = (search: TrackerSearch): TrackerSearch => ({
  ...search,
  q: search.q || undefined,
  sort: search.sort === defaultSort ? undefined : search.sort,
  page: search.page === 1 ? undefined : search.page,
  size: search.size === pageSizes[0] ? undefined : search.size,
})

export function toTrackerQuery({ q, state, sort = defaultSort, page = 1, size = pageSizes[0] }: TrackerSearch) {
  const order = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  return {
    ...(q ? { search: q } : {}),
    ...(state ? { state } : {}),
    sort: sort.replace(/^-/, ''),
    order,
    page,
    perPage: size,
  }
}
