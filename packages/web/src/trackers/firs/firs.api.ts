import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { FirTrackerId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/firs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { trackerApi, useForget } from '../trackers/trackers.api.ts'

export const firs = trackerApi('firs', contract.firCalls)

const lists = { staleTime: 3_600_000, retry: 1 }

export const useFirStates = () => useData(['firs', 'states'], contract.listFirStates, {}, lists)

export const useFirDistricts = (state: string) =>
  useData(['firs', 'districts', state], contract.listFirDistricts, { query: { 'filters[reference_id]': state } }, lists)

export const useFindFir = () =>
  useMutation({ mutationFn: (body: InputOf<typeof contract.findFir>['body']) => callApi(contract.findFir, { body }) })

export const useAddFir = () =>
  useChange(
    async (body: Omit<NonNullable<InputOf<typeof contract.saveFir>['body']>, 'version'>) =>
      (await callApi(contract.saveFir, { body: { ...body, version: undefined } })).data,
    firs.keys,
  )

export const checkFir = (_id: FirTrackerId) =>
  callApi(contract.saveFir, { body: { _id, refresh: true, version: undefined } })

type Words = NonNullable<NonNullable<InputOf<typeof contract.saveFir>['body']>['words']>

export const sendFir = (_id: FirTrackerId, { version, ...words }: Words & SentVersion) =>
  callApi(contract.saveFir, { body: { _id, words, version } })

export function useAttachFir(id: FirTrackerId) {
  const client = useQueryClient()
  const forget = useForget(firs.keys)
  return useMutation({
    mutationFn: (body: InputOf<typeof contract.attachFir>['body']) =>
      callApi(contract.attachFir, { params: { id }, body }),
    onSuccess: () => Promise.all([forget(), client.invalidateQueries({ queryKey: ['documents'] })]),
  })
}

export const useStartDefaultBail = (id: FirTrackerId) =>
  useChange(
    (remand_on: string) => callApi(contract.startDefaultBail, { params: { id }, body: { remand_on } }),
    firs.keys,
  )

export function useDeleteFirs() {
  const { t } = useTranslation('firs')
  return firs.useDelete({ deleted: t('deleted'), restored: t('restored') })
}
