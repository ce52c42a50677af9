import { search } from '@peshi/contract/records/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import type { SearchQuery } from './search.search.ts'

export const useSearchHits = (query: SearchQuery, enabled: boolean) =>
  useQuery({
    queryKey: ['matters', 'search', query],
    queryFn: async ({ signal }) => (await callApi(search, { query }, { signal })).data,
    enabled,
    placeholderData: keepPreviousData,
  })
