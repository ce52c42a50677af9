import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { FirTrackerId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/firs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { fetchTrackersFile, keysTouchedBy, useDelete, useForget } from '../trackers/trackers.api.ts'
import { type TrackerSearch, toTrackerQuery } from '../trackers/trackers.search.ts'

const key = ['firs'] as const
export const changedByFirs = keysTouchedBy('firs')
type ListQuery = NonNullable<InputOf<typeof contract.listFirs>['query']>
const toQuery = (search: TrackerSearch) => toTrackerQuery(search) as ListQuery

export const useFirs = (search: TrackerSearch) =>
  usePage([...key, 'list', toQuery(search)], contract.listFirs, { query: toQuery(search) })

export const useFir = (id: FirTrackerId) => useData([...key, 'one', id], contract.getFir, { params: { id } })

export const fetchFirsFile = (search: TrackerSearch, type: ExportType) =>
  fetchTrackersFile(contract.exportFirs, search, type)

const lists = { staleTime: 3_600_000, retry: 1 }

export const useFirStates = () => useData([...key, 'states'], contract.listFirStates, {}, lists)

export const useFirDistricts = (state: string) =>
  useData([...key, 'districts', state], contract.listFirDistricts, { query: { 'filters[reference_id]': state } }, lists)

export const useFindFir = () =>
  useMutation({ mutationFn: (body: InputOf<typeof contract.findFir>['body']) => callApi(contract.findFir, { body }) })

/** Adds an FIR, or checks a known one now. */
export const useSaveFir = () =>
  useChange(
    async (body: Omit<NonNullable<InputOf<typeof contract.saveFir>['body']>, 'version'>) =>
      (await callApi(contract.saveFir, { body: { ...body, version: undefined } })).data,
    changedByFirs,
  )

type Words = NonNullable<NonNullable<InputOf<typeof contract.saveFir>['body']>['words']>

export const sendFir = (_id: FirTrackerId, { version, ...words }: Words & SentVersion) =>
  callApi(contract.saveFir, { body: { _id, words, version } })

export function useAttachFir(id: FirTrackerId) {
  const client = useQueryClient()
  const forget = useForget(changedByFirs)
  return useMutation({
    mutationFn: (body: InputOf<typeof contract.attachFir>['body']) =>
      callApi(contract.attachFir, { params: { id }, body }),
    onSuccess: () => Promise.all([forget(), client.invalidateQueries({ queryKey: ['documents'] })]),
  })
}

export const useStartDefaultBail = (id: FirTrackerId) =>
  useChange(
    (remand_on: string) => callApi(contract.startDefaultBail, { params: { id }, body: { remand_on } }),
    changedByFirs,
  )

export function useDeleteFirs() {
  const { t } = useTranslation('firs')
  return useDelete(changedByFirs, contract.deleteFirs, contract.restoreFirs, {
    deleted: t('deleted'),
    restored: t('restored'),
  })
}
