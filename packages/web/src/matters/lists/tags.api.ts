import { createTag, deleteTag, listTags, renameTag, setMatterTags, tagsOfMatter } from '@peshi/contract/matters/tags'
import type { DataOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, TagId } from '@peshi/contract/platform/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

// The key begins with `matters`, so that a change of a matter also refetches the counts of its tags.
const key = ['matters', 'tags'] as const

export type CountedTag = DataOf<typeof listTags>[number]

export const useTags = () => useData(key, listTags)

export const useMatterTags = (id: MatterId) => useData([...key, id], tagsOfMatter, { params: { id } })

export const useCreateTag = () =>
  useChange(async (name: string) => (await callApi(createTag, { body: { name } })).data, [['matters']])

export const useRenameTag = () =>
  useChange(
    ({ id, name }: { id: TagId; name: string }) => callApi(renameTag, { params: { id }, body: { name } }),
    [['matters']],
  )

export const useDeleteTag = (onDone: () => void) =>
  useChange((id: TagId) => callApi(deleteTag, { params: { id } }), [['matters']], onDone)

export const useSetTags = (id: MatterId) =>
  useChange((tag_ids: TagId[]) => callApi(setMatterTags, { params: { id }, body: { tag_ids } }), [['matters']])
