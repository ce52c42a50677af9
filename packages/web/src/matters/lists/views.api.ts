import { deleteView, listViews, saveView, type ViewList } from '@peshi/contract/matters/views'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ViewId } from '@peshi/contract/platform/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

const keyOf = (list: ViewList) => ['views', list] as const

export const useViews = (list: ViewList) => useData(keyOf(list), listViews, { params: { list } })

export const useSaveView = (list: ViewList) =>
  useChange(
    (body: Omit<BodyOf<typeof saveView>, 'list'>) => callApi(saveView, { body: { ...body, list } }),
    [keyOf(list)],
  )

export const useDeleteView = (list: ViewList) =>
  useChange((id: ViewId) => callApi(deleteView, { params: { id } }), [keyOf(list)])
