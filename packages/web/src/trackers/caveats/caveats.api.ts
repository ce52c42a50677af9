import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CaveatHitId, CaveatProofId, CaveatTrackerId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import {
  acceptCaveatHit,
  addCaveatProof,
  caveatDistricts,
  checkCaveat,
  deleteCaveats,
  dismissCaveatHit,
  exportCaveats,
  findCaveat,
  getCaveat,
  listCaveats,
  removeCaveatProof,
  restoreCaveats,
  saveCaveat,
} from '@peshi/contract/trackers/caveats'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { useChange, useDelete, useForget } from '../trackers/trackers.api.ts'
import { type TrackerSearch, toTrackerQuery } from '../trackers/trackers.search.ts'

const key = ['caveats'] as const
type ListQuery = NonNullable<InputOf<typeof listCaveats>['query']>
const toQuery = (search: TrackerSearch) => toTrackerQuery(search) as ListQuery

export const useCaveats = (search: TrackerSearch) =>
  useQuery({
    queryKey: [...key, 'list', toQuery(search)],
    queryFn: () => callApi(listCaveats, { query: toQuery(search) }),
    placeholderData: keepPreviousData,
  })

export const useCaveat = (id: CaveatTrackerId) =>
  useQuery({
    queryKey: [...key, 'one', id],
    queryFn: async () => (await callApi(getCaveat, { params: { id } })).data,
  })

export const useDistricts = () =>
  useQuery({
    queryKey: [...key, 'districts'],
    staleTime: 3_600_000,
    queryFn: async () => (await callApi(caveatDistricts)).data,
  })

export const useFindCaveat = () =>
  useMutation({ mutationFn: (body: NonNullable<InputOf<typeof findCaveat>['body']>) => callApi(findCaveat, { body }) })

export function fetchCaveatsFile(search: TrackerSearch, type: ExportType): Promise<File> {
  const { page: _page, perPage: _perPage, ...query } = toQuery(search)
  return fetchFile(exportCaveats, { query: { ...query, type } })
}

export const useSaveCaveat = () =>
  useChange('caveats', (body: NonNullable<InputOf<typeof saveCaveat>['body']>) => callApi(saveCaveat, { body }))

export const useCheckCaveat = () =>
  useChange('caveats', (id: CaveatTrackerId) => callApi(checkCaveat, { params: { id } }))

export const useAcceptHit = (id: CaveatTrackerId) =>
  useChange('caveats', ({ hit, matter_id = null }: { hit: CaveatHitId; matter_id?: MatterId | null }) =>
    callApi(acceptCaveatHit, { params: { id, hit }, body: { matter_id } }),
  )

export const useDismissHit = (id: CaveatTrackerId) =>
  useChange('caveats', ({ hit, undo }: { hit: CaveatHitId; undo: boolean }) =>
    callApi(dismissCaveatHit, { params: { id, hit }, body: { undo } }),
  )

export const useAddProof = (id: CaveatTrackerId) =>
  useChange('caveats', (upload_id: UploadId) => callApi(addCaveatProof, { params: { id }, body: { upload_id } }))

export function useRemoveProof(id: CaveatTrackerId) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const forget = useForget('caveats')
  const call = (proof: CaveatProofId, undo: boolean) =>
    callApi(removeCaveatProof, { params: { id, proof }, body: { undo } }).then(forget)
  return (proof: CaveatProofId) =>
    call(proof, false).then(() => {
      const run = () => call(proof, true).then(() => toastDone(t('caveats:proof.back')), toastError)
      toastDone(t('caveats:proof.removed'), { label: t('trackers:undo'), run })
    }, toastError)
}

export const useDeleteCaveats = () =>
  useDelete(
    'caveats',
    (ids) => callApi(deleteCaveats, { body: { ids } }),
    (ids) => callApi(restoreCaveats, { body: { ids } }),
  )
