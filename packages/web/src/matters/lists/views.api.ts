import { deleteView, listViews, type SavedView, saveView, type ViewList } from '@peshi/contract/matters/views'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

const keyOf = (list: ViewList) => ['views', list] as const

export const useViews = (list: ViewList) => useData(keyOf(list), listViews, { params: { list } })

export const useSaveView = (list: ViewList) =>
  useChange(
    (body: Omit<BodyOf<typeof saveView>, 'list' | 'version'> & SentVersion) =>
      callApi(saveView, { body: { ...body, list } }),
    [keyOf(list)],
  )

export const useDeleteView = (list: ViewList) =>
  useChange(
    ({ _id: id, version }: SavedView) => callApi(deleteView, { params: { id }, body: { version } }),
    [keyOf(list)],
  )
