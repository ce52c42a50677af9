import { createTag, listTags, setMatterTags, tagsOfMatter } from '@peshi/contract/matters/tags'
import type { MatterId, TagId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

// After a change of a matter, the app refetches all queries whose key begins with `matters`. This key begins with
// `matters` too, because the number of matters with a tag may be different after the change.
const key = ['matters', 'tags'] as const

export const useTags = () => useQuery({ queryKey: key, queryFn: async () => (await callApi(listTags)).data })

export const useMatterTags = (id: MatterId) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: async () => (await callApi(tagsOfMatter, { params: { id } })).data,
  })

function useForgetMatters() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['matters'] })
}

export const useCreateTag = () => {
  const forget = useForgetMatters()
  return useMutation({
    mutationFn: async (name: string) => (await callApi(createTag, { body: { name } })).data,
    onSuccess: forget,
  })
}

export const useSetTags = (id: MatterId) => {
  const forget = useForgetMatters()
  return useMutation({
    mutationFn: (tag_ids: TagId[]) => callApi(setMatterTags, { params: { id }, body: { tag_ids } }),
    onSuccess: forget,
  })
}
