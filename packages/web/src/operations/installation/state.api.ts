import {
  getInstallationState,
  sendTestMessage,
  type TestedChannel,
} from '@peshi/contract/operations/installation-state'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const everyMinute = 60_000

export const useInstallationState = () =>
  useQuery({
    queryKey: ['installation', 'state'],
    queryFn: async () => (await callApi(getInstallationState)).data,
    refetchInterval: everyMinute,
  })

/** Returns why the message was not accepted, or null. */
export const useTestMessage = () =>
  useMutation({
    mutationFn: async (channel: TestedChannel) => (await callApi(sendTestMessage, { body: { channel } })).data.problem,
  })
