import * as contract from '@peshi/contract/papers/certified-copies'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'

export const changedByCopies = [['certified-copies'], ['clocks'], ['today']]

export const useCertifiedCopies = (matterId: MatterId) =>
  useData(['certified-copies', matterId], contract.listCertifiedCopies, { query: { matter_id: matterId } })

type AddBody = NonNullable<InputOf<typeof contract.addCertifiedCopy>['body']>
type EditBody = NonNullable<InputOf<typeof contract.editCertifiedCopy>['body']>

const edit = ({ _id: id, version }: contract.CertifiedCopy, changes: EditBody) =>
  callApi(contract.editCertifiedCopy, { params: { id }, body: { ...changes, version } })

export const sendCopy = (matterId: MatterId, copy: contract.CertifiedCopy | null, fields: EditBody & SentVersion) =>
  copy
    ? callApi(contract.editCertifiedCopy, { params: { id: copy._id }, body: fields })
    : callApi(contract.addCertifiedCopy, { body: { ...fields, matter_id: matterId } as AddBody })

export const useDeleteCopy = () =>
  useChange(
    ({ _id: id, version }: contract.CertifiedCopy) =>
      callApi(contract.deleteCertifiedCopy, { params: { id }, query: { version } }),
    changedByCopies,
  )

/** Marks the deficiency as made good, or the copy as fetched by this person, today. */
export function useActOnCopy() {
  const { t } = useTranslation('certifiedCopies')
  const today = useCourtToday()
  const name = useSession()?.userData.name ?? null
  const undo = useChange(
    (copy: contract.CertifiedCopy) =>
      edit(copy, copy.state === 'delivered' ? { delivered_on: null, fetched_by: null } : { made_good_on: null }),
    changedByCopies,
  )
  return useChange(
    (copy: contract.CertifiedCopy) =>
      edit(copy, copy.state === 'ready' ? { delivered_on: today, fetched_by: name } : { made_good_on: today }),
    changedByCopies,
    ({ data }, { state }) =>
      toastDone(t(state === 'ready' ? 'said.ready' : 'said.deficient'), {
        label: t('undo'),
        run: () => undo.mutate(data, { onError: (error) => toastError(error) }),
      }),
  )
}
