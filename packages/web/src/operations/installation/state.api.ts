import * as contract from '@peshi/contract/operations/installation-state'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const everyMinute = 60_000

export const useInstallationState = () =>
  useData(['installation', 'state'], contract.getInstallationState, {}, { refetchInterval: everyMinute })

/** Returns why the message was not accepted, or null. */
export const useTestMessage = () =>
  useMutation({
    mutationFn: async (channel: contract.TestedChannel) =>
      (await callApi(contract.sendTestMessage, { body: { channel } })).data.problem,
  })
