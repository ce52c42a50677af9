import type { InputOf } from '@peshi/contract/endpoint'
import { search } from '@peshi/contract/search'
import { listTags } from '@peshi/contract/tags'
import { deleteView, listViews, saveView } from '@peshi/contract/views'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import type { SearchQuery } from './search.search.ts'

/** Under `matters`, so that what changes there is looked for anew. */
export const useSearchHits = (query: SearchQuery, enabled: boolean) =>
  useQuery({
    queryKey: ['matters', 'search', query],
    queryFn: async ({ signal }) => (await callApi(search, { query }, { signal })).data,
    enabled,
    placeholderData: keepPreviousData,
  })

export const useTagChoices = () =>
  useQuery({ queryKey: ['tags'], queryFn: async () => (await callApi(listTags)).data, staleTime: 60_000 })

const savedKey = ['views', 'search'] as const

export const useSavedSearches = () =>
  useQuery({
    queryKey: savedKey,
    queryFn: async () => (await callApi(listViews, { params: { list: 'search' } })).data,
  })

export function useSaveSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<NonNullable<InputOf<typeof saveView>['body']>, 'list'>) =>
      callApi(saveView, { body: { ...body, list: 'search' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedKey }),
  })
}

export function useDeleteSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: NonNullable<NonNullable<InputOf<typeof deleteView>['params']>['id']>) =>
      callApi(deleteView, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedKey }),
  })
}
