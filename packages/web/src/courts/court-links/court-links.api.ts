import { listCourtLinks, setFavouriteCourt } from '@peshi/contract/courts/court-links'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import type { CourtLinksSearch } from './court-links.search.ts'

const key = ['court-links'] as const
export const perPage = 25

export const useCourtLinks = (search: CourtLinksSearch) =>
  useQuery({
    queryKey: [...key, search],
    queryFn: () => callApi(listCourtLinks, { query: { ...search, perPage } }),
    placeholderData: keepPreviousData,
  })

export function useSetFavourite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof setFavouriteCourt>) => callApi(setFavouriteCourt, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
