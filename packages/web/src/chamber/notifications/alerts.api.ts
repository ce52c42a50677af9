import type { AlertPlan } from '@peshi/contract/chamber/alert-plan'
import * as contract from '@peshi/contract/chamber/alerts'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { DispatchId, PushDeviceId } from '@peshi/contract/platform/ids'
import type { Channel } from '@peshi/contract/platform/sending'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'
import {
  keepOwnPushDevice,
  ownPushDevice,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../platform/pwa/push-subscription.ts'

const key = ['alerts'] as const
const settingsKey = [...key, 'settings'] as const
const perPage = 25

export const useAlertSettings = () => useData(settingsKey, contract.getAlertSettings)

export function useChangeAlertPlan() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    // The scope runs the changes one after the other, so that the last choice is stored last.
    scope: { id: 'alert-plan' },
    mutationFn: (changes: Partial<AlertPlan>) => {
      const version = client.getQueryData<contract.AlertSettings>(settingsKey)?.plan.version
      return callApi(contract.setAlertPlan, { body: { ...changes, version } })
    },
    // Only the version, because the plan may already show a later choice.
    onSuccess: ({ data: { version } }) => change({ version }),
    onError: () => client.invalidateQueries({ queryKey: settingsKey }),
  })
  const change = (changes: Partial<contract.SavedAlertPlan>) =>
    client.setQueryData<contract.AlertSettings>(
      settingsKey,
      (settings) => settings && { ...settings, plan: { ...settings.plan, ...changes } },
    )
  return (choose: (plan: AlertPlan) => Partial<AlertPlan>) => {
    void client.cancelQueries({ queryKey: settingsKey })
    const plan = client.getQueryData<contract.AlertSettings>(settingsKey)?.plan
    if (!plan) return
    const changes = choose(plan)
    change(changes)
    mutate(changes)
  }
}

export function usePushDevices() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: settingsKey })
  const add = useMutation({
    mutationFn: async (publicKey: string) => {
      const subscription = await subscribeToPush(publicKey)
      const { data } = await callApi(contract.addPushDevice, { body: subscription })
      keepOwnPushDevice(data._id)
    },
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: async (id: PushDeviceId) => {
      await callApi(contract.removePushDevice, { params: { id } })
      if (id === ownPushDevice()) await unsubscribeFromPush()
    },
    onSuccess,
  })
  return { add, remove }
}

export const useSendTest = () =>
  useChange((channel: Channel) => callApi(contract.sendTestMessage, { body: { channel } }), [[...key, 'log']])

export function useResend() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: DispatchId) => callApi(contract.resendDispatch, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [...key, 'log'] }),
  })
}

type Wanted = NonNullable<InputOf<typeof contract.listDispatches>['query']>

export const useDispatchLog = (wanted: Pick<Wanted, 'of' | 'state'>) =>
  useInfiniteQuery({
    queryKey: [...key, 'log', wanted],
    queryFn: ({ pageParam }) => callApi(contract.listDispatches, { query: { ...wanted, page: pageParam, perPage } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.perPage < meta.total ? meta.page + 1 : undefined),
  })

export const useStopAlertMail = () =>
  useMutation({ mutationFn: (token: string) => callApi(contract.stopAlertMail, { body: { token } }), retry: false })
