import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CaveatHitId, CaveatProofId, CaveatTrackerId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/caveats'
import { useMutation } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { trackerApi, useForget } from '../trackers/trackers.api.ts'

export const caveats = trackerApi('caveats', contract.caveatCalls)
const { keys } = caveats

export const useDistricts = () =>
  useData(['caveats', 'districts'], contract.caveatDistricts, {}, { staleTime: 3_600_000 })

export const useFindCaveat = () =>
  useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof contract.findCaveat>['body']>) =>
      callApi(contract.findCaveat, { body }),
  })

export const sendCaveat = (body: NonNullable<InputOf<typeof contract.saveCaveat>['body']> & SentVersion) =>
  callApi(contract.saveCaveat, { body })

export const checkCaveat = (id: CaveatTrackerId) => callApi(contract.checkCaveat, { params: { id } })

export const useAcceptHit = (id: CaveatTrackerId, hit: CaveatHitId) =>
  useChange(
    (matter_id: MatterId | null) => callApi(contract.acceptCaveatHit, { params: { id, hit }, body: { matter_id } }),
    keys,
  )

export const useDismissHit = (id: CaveatTrackerId, hit: CaveatHitId) =>
  useChange((undo: boolean) => callApi(contract.dismissCaveatHit, { params: { id, hit }, body: { undo } }), keys)

export const useAddProof = (id: CaveatTrackerId) =>
  useChange((upload_id: UploadId) => callApi(contract.addCaveatProof, { params: { id }, body: { upload_id } }), keys)

export function useRemoveProof(id: CaveatTrackerId) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const forget = useForget(keys)
  const call = (proof: CaveatProofId, undo: boolean) =>
    callApi(contract.removeCaveatProof, { params: { id, proof }, body: { undo } }).then(forget)
  return (proof: CaveatProofId) =>
    call(proof, false).then(() => {
      const run = () => call(proof, true).then(() => toastDone(t('caveats:proof.back')), toastError)
      toastDone(t('caveats:proof.removed'), { label: t('trackers:undo'), run })
    }, toastError)
}
