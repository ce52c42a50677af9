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
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, fetchFile } from '../../platform/api/call-api.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
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

function useForget() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [key, ['due-checks'], ['clocks'], ['matters'], ['activity']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

export function useSaveCaveat() {
  const forget = useForget()
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof saveCaveat>['body']>) => callApi(saveCaveat, { body }),
    onSuccess: forget,
  })
}

export function useCheckCaveat() {
  const forget = useForget()
  return useMutation({
    mutationFn: (id: CaveatTrackerId) => callApi(checkCaveat, { params: { id } }),
    onSuccess: forget,
  })
}

export function useAcceptHit(id: CaveatTrackerId) {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ hit, matter_id = null }: { hit: CaveatHitId; matter_id?: MatterId | null }) =>
      callApi(acceptCaveatHit, { params: { id, hit }, body: { matter_id } }),
    onSuccess: forget,
  })
}

export function useDismissHit(id: CaveatTrackerId) {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ hit, undo }: { hit: CaveatHitId; undo: boolean }) =>
      callApi(dismissCaveatHit, { params: { id, hit }, body: { undo } }),
    onSuccess: forget,
  })
}

export function useAddProof(id: CaveatTrackerId) {
  const forget = useForget()
  return useMutation({
    mutationFn: (upload_id: UploadId) => callApi(addCaveatProof, { params: { id }, body: { upload_id } }),
    onSuccess: forget,
  })
}

export function useRemoveProof(id: CaveatTrackerId) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const forget = useForget()
  const call = (proof: CaveatProofId, undo: boolean) =>
    callApi(removeCaveatProof, { params: { id, proof }, body: { undo } }).then(forget)
  return (proof: CaveatProofId) =>
    call(proof, false).then(() => {
      const run = () => call(proof, true).then(() => toastDone(t('caveats:proof.back')), toastError)
      toastDone(t('caveats:proof.removed'), { label: t('trackers:undo'), run })
    }, toastError)
}

export function useDeleteCaveats() {
  const { t } = useTranslation('trackers')
  const forget = useForget()
  return (ids: string[]) =>
    callApi(deleteCaveats, { body: { ids } }).then(async ({ data }) => {
      await forget()
      const back = () =>
        callApi(restoreCaveats, { body: { ids: data.ids } }).then(async () => {
          await forget()
          toastDone(t('done.restored'))
        }, toastError)
      toastDone(t('done.deleted'), { label: t('undo'), run: back })
    }, toastError)
}
