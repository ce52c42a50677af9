import * as contract from '@peshi/contract/day/cause-lists'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import { serverNow } from '../../platform/clock/server-time.ts'
import type { ArchiveSearch } from './archive.search.ts'

const listsKey = ['cause-lists'] as const
const namesKey = [...listsKey, 'names'] as const

export function daysOf({ from, to }: ArchiveSearch, now: Date) {
  const window = contract.archiveWindow(now)
  const last = to ?? window.to
  return { from: from ?? (window.from < last ? window.from : last), to: last }
}

export function useArchive(search: ArchiveSearch) {
  const { from, to } = daysOf(search, serverNow())
  const query = {
    from,
    to,
    order: search.order === 'oldest' ? ('1' as const) : ('-1' as const),
    perPage: contract.archivePageSize,
    page: search.page ?? 1,
  }
  return usePage([...listsKey, 'archive', query], contract.listArchive, { query })
}

export const useReadLists = (date: CourtDate) =>
  useData([...listsKey, 'day', date], contract.listCauseLists, { query: { date } })

export const useWholeList = (id: string, search: string, page: number) =>
  usePage([...listsKey, 'list', id, search, page], contract.readCauseList, { params: { id }, query: { search, page } })

export const useUpcoming = () => useData([...listsKey, 'upcoming'], contract.listUpcoming)

export const useMarkSeen = () =>
  useChange((until: string) => callApi(contract.markListingsSeen, { body: { until } }), [listsKey])
export const useDismiss = () =>
  useChange((id: string) => callApi(contract.dismissListing, { params: { id } }), [listsKey])

export const useWatchedNames = () => useData(namesKey, contract.listWatchedNames)

type Name = NonNullable<InputOf<typeof contract.watchName>['body']>

export const useWatchName = () => useChange((body: Name) => callApi(contract.watchName, { body }), [listsKey])
export const useUnwatchName = () =>
  useChange((id: string) => callApi(contract.unwatchName, { params: { id } }), [listsKey])
