import { deleteView, listViews, saveView, type ViewList } from '@peshi/contract/matters/views'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ViewId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const keyOf = (list: ViewList) => ['views', list] as const

export const useViews = (list: ViewList) =>
  useQuery({ queryKey: keyOf(list), queryFn: async () => (await callApi(listViews, { params: { list } })).data })

export function useSaveView(list: ViewList) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<BodyOf<typeof saveView>, 'list'>) => callApi(saveView, { body: { ...body, list } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  })
}

export function useDeleteView(list: ViewList) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: ViewId) => callApi(deleteView, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  })
}
