import {
  archivePageSize,
  archiveWindow,
  dismissListing,
  listArchive,
  listUpcoming,
  listWatchedNames,
  markListingsSeen,
  unwatchName,
  watchName,
} from '@peshi/contract/day/cause-lists'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { serverNow } from '../../platform/clock/server-time.ts'
import type { ArchiveSearch } from './archive.search.ts'

const listsKey = ['cause-lists'] as const
const namesKey = [...listsKey, 'names'] as const

export function daysOf({ from, to }: ArchiveSearch, now: Date) {
  const window = archiveWindow(now)
  const last = to ?? window.to
  return { from: from ?? (window.from < last ? window.from : last), to: last }
}

export function useArchive(search: ArchiveSearch) {
  const { from, to } = daysOf(search, serverNow())
  const query = {
    from,
    to,
    order: search.order === 'oldest' ? ('1' as const) : ('-1' as const),
    perPage: archivePageSize,
    page: search.page ?? 1,
  }
  return useQuery({
    queryKey: [...listsKey, 'archive', query],
    queryFn: () => callApi(listArchive, { query }),
    placeholderData: keepPreviousData,
  })
}

export const useUpcoming = () =>
  useQuery({ queryKey: [...listsKey, 'upcoming'], queryFn: async () => (await callApi(listUpcoming)).data })

export const useMarkSeen = () =>
  useChange((until: string) => callApi(markListingsSeen, { body: { until } }), [listsKey])
export const useDismiss = () => useChange((id: string) => callApi(dismissListing, { params: { id } }), [listsKey])

export const useWatchedNames = () =>
  useQuery({ queryKey: namesKey, queryFn: async () => (await callApi(listWatchedNames)).data })

type Name = NonNullable<InputOf<typeof watchName>['body']>

export const useWatchName = () => useChange((body: Name) => callApi(watchName, { body }), [listsKey])
export const useUnwatchName = () => useChange((id: string) => callApi(unwatchName, { params: { id } }), [listsKey])
