import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { FirTrackerId } from '@peshi/contract/platform/ids'
import {
  attachFir,
  deleteFirs,
  exportFirs,
  findFir,
  getFir,
  listFirDistricts,
  listFirStates,
  listFirs,
  restoreFirs,
  saveFir,
  startDefaultBail,
} from '@peshi/contract/trackers/firs'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { useChange, useDelete, useForget } from '../trackers/trackers.api.ts'
import { type TrackerSearch, toTrackerQuery } from '../trackers/trackers.search.ts'

const key = ['firs'] as const
type ListQuery = NonNullable<InputOf<typeof listFirs>['query']>
const toQuery = (search: TrackerSearch) => toTrackerQuery(search) as ListQuery

export const useFirs = (search: TrackerSearch) =>
  useQuery({
    queryKey: [...key, 'list', toQuery(search)],
    queryFn: () => callApi(listFirs, { query: toQuery(search) }),
    placeholderData: keepPreviousData,
  })

export const useFir = (id: FirTrackerId) =>
  useQuery({
    queryKey: [...key, 'one', id],
    queryFn: async () => (await callApi(getFir, { params: { id } })).data,
  })

export function fetchFirsFile(search: TrackerSearch, type: ExportType): Promise<File> {
  const { page: _page, perPage: _perPage, ...query } = toQuery(search)
  return fetchFile(exportFirs, { query: { ...query, type } })
}

const lists = { staleTime: 3_600_000, retry: 1 }

export const useFirStates = () =>
  useQuery({
    ...lists,
    queryKey: [...key, 'states'],
    queryFn: async () => (await callApi(listFirStates)).data,
  })

export const useFirDistricts = (state: string) =>
  useQuery({
    ...lists,
    queryKey: [...key, 'districts', state],
    queryFn: async () => (await callApi(listFirDistricts, { query: { 'filters[reference_id]': state } })).data,
  })

export const useFindFir = () =>
  useMutation({ mutationFn: (body: InputOf<typeof findFir>['body']) => callApi(findFir, { body }) })

export const useSaveFir = () =>
  useChange('firs', async (body: InputOf<typeof saveFir>['body']) => (await callApi(saveFir, { body })).data)

export function useAttachFir(id: FirTrackerId) {
  const client = useQueryClient()
  const forget = useForget('firs')
  return useMutation({
    mutationFn: (body: InputOf<typeof attachFir>['body']) => callApi(attachFir, { params: { id }, body }),
    onSuccess: () => Promise.all([forget(), client.invalidateQueries({ queryKey: ['documents'] })]),
  })
}

export const useStartDefaultBail = (id: FirTrackerId) =>
  useChange('firs', (remand_on: string) => callApi(startDefaultBail, { params: { id }, body: { remand_on } }))

export function useDeleteFirs() {
  const { t } = useTranslation('firs')
  return useDelete(
    'firs',
    (ids) => callApi(deleteFirs, { body: { ids } }),
    (ids) => callApi(restoreFirs, { body: { ids } }),
    { deleted: t('deleted'), restored: t('restored') },
  )
}
