import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { ClockId, MatterId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/trackers/clocks'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'

const clocksKey = ['clocks'] as const
export const changedByClocks = [clocksKey, ['today']]

const forgetClocks = (client: QueryClient) =>
  Promise.all(changedByClocks.map((queryKey) => client.invalidateQueries({ queryKey })))

export type ClockQuery = NonNullable<InputOf<typeof contract.listClocks>['query']>
export type StartBody = NonNullable<InputOf<typeof contract.startClock>['body']>
export type EditBody = NonNullable<InputOf<typeof contract.editClock>['body']>
export type PreviewBody = NonNullable<InputOf<typeof contract.previewClock>['body']>

export const useClocks = (query: ClockQuery) => usePage([...clocksKey, 'list', query], contract.listClocks, { query })

export const dueKey = [...clocksKey, 'due'] as const

export const useClock = (id: ClockId) => useData([...clocksKey, 'one', id], contract.getClock, { params: { id } })

export const useClockPreview = (body: PreviewBody | null) =>
  useQuery({
    queryKey: [...clocksKey, 'preview', body],
    queryFn: async () => (body ? (await callApi(contract.previewClock, { body })).data : []),
    enabled: body !== null,
    retry: false,
    placeholderData: keepPreviousData,
  })

export const useClockSuggestions = (id: MatterId) =>
  useData([...clocksKey, 'suggestions', id], contract.suggestClocks, { params: { id } })

export const startClock = (body: StartBody) => callApi(contract.startClock, { body })

export const sendClock = (id: ClockId, body: EditBody & SentVersion) =>
  callApi(contract.editClock, { params: { id }, body })

type Known = Pick<contract.Clock, '_id' | 'version'>

export function useTickClock({ _id: id, version }: Known) {
  const { t } = useTranslation('clocks')
  return useChange(
    () => callApi(contract.tickClock, { params: { id }, body: { version } }),
    changedByClocks,
    () => toastDone(t('said.ticked')),
  )
}

export function useEndClock({ _id: id, version }: Known) {
  const { t } = useTranslation('clocks')
  const reopen = useReopenClock()
  return useChange(
    (how: 'done' | 'stopped') => callApi(contract.endClock, { params: { id }, body: { how, version } }),
    changedByClocks,
    ({ data }, how) =>
      toastDone(t(how === 'done' ? 'said.done' : 'said.stopped'), { label: t('undo'), run: () => reopen.mutate(data) }),
  )
}

export function useReopenClock() {
  const { t } = useTranslation('clocks')
  return useChange(
    ({ _id: id, version }: Known) => callApi(contract.reopenClock, { params: { id }, body: { version } }),
    changedByClocks,
    () => toastDone(t('said.reopened')),
  )
}

export function useDeleteClock({ _id: id, version }: Known) {
  const { t } = useTranslation('clocks')
  const client = useQueryClient()
  const restore = () =>
    callApi(contract.restoreClock, { params: { id } }).then(() => {
      toastDone(t('said.restored'))
      return forgetClocks(client)
    }, toastError)
  return useMutation({
    mutationFn: () => callApi(contract.deleteClock, { params: { id }, body: { version } }),
    onSuccess: () => {
      toastDone(t('said.deleted'), { label: t('undo'), run: restore })
      return forgetClocks(client)
    },
  })
}

export function useDismissSuggestion(id: MatterId) {
  const { t } = useTranslation('clocks')
  const client = useQueryClient()
  const send = (body: { rule: string; start_on: string; undo: boolean }) =>
    callApi(contract.dismissClockSuggestion, { params: { id }, body }).then(() => forgetClocks(client))
  return useMutation({
    mutationFn: ({ rule, start_on }: { rule: string; start_on: string }) => send({ rule, start_on, undo: false }),
    onSuccess: (_, { rule, start_on }) =>
      toastDone(t('said.dismissed'), {
        label: t('undo'),
        run: () => send({ rule, start_on, undo: true }).catch(toastError),
      }),
  })
}
