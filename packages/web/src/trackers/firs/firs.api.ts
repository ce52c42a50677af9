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
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
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

function useForget() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [key, ['due-checks'], ['clocks'], ['matters'], ['activity']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

export function useSaveFir() {
  const forget = useForget()
  return useMutation({
    mutationFn: async (body: InputOf<typeof saveFir>['body']) => (await callApi(saveFir, { body })).data,
    onSuccess: forget,
  })
}

export function useAttachFir(id: FirTrackerId) {
  const client = useQueryClient()
  const forget = useForget()
  return useMutation({
    mutationFn: (body: InputOf<typeof attachFir>['body']) => callApi(attachFir, { params: { id }, body }),
    onSuccess: () => Promise.all([forget(), client.invalidateQueries({ queryKey: ['documents'] })]),
  })
}

export function useStartDefaultBail(id: FirTrackerId) {
  const forget = useForget()
  return useMutation({
    mutationFn: (remand_on: string) => callApi(startDefaultBail, { params: { id }, body: { remand_on } }),
    onSuccess: forget,
  })
}

export function useDeleteFirs() {
  const { t } = useTranslation(['firs', 'trackers'])
  const forget = useForget()
  return (ids: string[]) =>
    callApi(deleteFirs, { body: { ids } }).then(async ({ data }) => {
      await forget()
      const back = () =>
        callApi(restoreFirs, { body: { ids: data.ids } }).then(async () => {
          await forget()
          toastDone(t('firs:restored'))
        }, toastError)
      toastDone(t('firs:deleted'), { label: t('trackers:undo'), run: back })
    }, toastError)
}
