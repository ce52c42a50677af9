import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CaveatHitId, CaveatProofId, CaveatTrackerId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/caveats'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import type { ExportType } from '../../platform/ui/export-menu.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { fetchTrackersFile, keysTouchedBy, useDelete, useForget } from '../trackers/trackers.api.ts'
import { type TrackerSearch, toTrackerQuery } from '../trackers/trackers.search.ts'

const key = ['caveats'] as const
const changed = keysTouchedBy('caveats')
type ListQuery = NonNullable<InputOf<typeof contract.listCaveats>['query']>
const toQuery = (search: TrackerSearch) => toTrackerQuery(search) as ListQuery

export const useCaveats = (search: TrackerSearch) =>
  usePage([...key, 'list', toQuery(search)], contract.listCaveats, { query: toQuery(search) })

export const useCaveat = (id: CaveatTrackerId) => useData([...key, 'one', id], contract.getCaveat, { params: { id } })

export const useDistricts = () => useData([...key, 'districts'], contract.caveatDistricts, {}, { staleTime: 3_600_000 })

export const useFindCaveat = () =>
  useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof contract.findCaveat>['body']>) =>
      callApi(contract.findCaveat, { body }),
  })

export const fetchCaveatsFile = (search: TrackerSearch, type: ExportType) =>
  fetchTrackersFile(contract.exportCaveats, search, type)

export const changedByCaveats = changed

export const sendCaveat = (body: NonNullable<InputOf<typeof contract.saveCaveat>['body']> & SentVersion) =>
  callApi(contract.saveCaveat, { body })

export const useCheckCaveat = () =>
  useChange((id: CaveatTrackerId) => callApi(contract.checkCaveat, { params: { id } }), changed)

export const useAcceptHit = (id: CaveatTrackerId) =>
  useChange(
    ({ hit, matter_id = null }: { hit: CaveatHitId; matter_id?: MatterId | null }) =>
      callApi(contract.acceptCaveatHit, { params: { id, hit }, body: { matter_id } }),
    changed,
  )

export const useDismissHit = (id: CaveatTrackerId) =>
  useChange(
    ({ hit, undo }: { hit: CaveatHitId; undo: boolean }) =>
      callApi(contract.dismissCaveatHit, { params: { id, hit }, body: { undo } }),
    changed,
  )

export const useAddProof = (id: CaveatTrackerId) =>
  useChange((upload_id: UploadId) => callApi(contract.addCaveatProof, { params: { id }, body: { upload_id } }), changed)

export function useRemoveProof(id: CaveatTrackerId) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const forget = useForget(changed)
  const call = (proof: CaveatProofId, undo: boolean) =>
    callApi(contract.removeCaveatProof, { params: { id, proof }, body: { undo } }).then(forget)
  return (proof: CaveatProofId) =>
    call(proof, false).then(() => {
      const run = () => call(proof, true).then(() => toastDone(t('caveats:proof.back')), toastError)
      toastDone(t('caveats:proof.removed'), { label: t('trackers:undo'), run })
    }, toastError)
}

export const useDeleteCaveats = () => useDelete(changed, contract.deleteCaveats, contract.restoreCaveats)
