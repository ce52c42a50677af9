import { createTag, listTags, setMatterTags, tagsOfMatter } from '@peshi/contract/matters/tags'
import type { MatterId, TagId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'

// The key begins with `matters`, so that a change of a matter also refetches the counts of its tags.
const key = ['matters', 'tags'] as const

export const useTags = () => useQuery({ queryKey: key, queryFn: async () => (await callApi(listTags)).data })

export const useMatterTags = (id: MatterId) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: async () => (await callApi(tagsOfMatter, { params: { id } })).data,
  })

export const useCreateTag = () =>
  useChange(async (name: string) => (await callApi(createTag, { body: { name } })).data, [['matters']])

export const useSetTags = (id: MatterId) =>
  useChange((tag_ids: TagId[]) => callApi(setMatterTags, { params: { id }, body: { tag_ids } }), [['matters']])
