import * as contract from '@peshi/contract/operations/demo'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const stateKey = ['demo', 'state'] as const

export const useDemoState = () =>
  useData(
    stateKey,
    contract.demoState,
    {},
    { refetchInterval: ({ state }) => (state.data?.unfinished.length === 0 ? 60_000 : 3_000) },
  )

export const usePictureAnswer = (image: string) =>
  useQuery({
    queryKey: ['demo', 'picture', image],
    queryFn: async () => (await callApi(contract.readDemoPicture, { body: { image } })).data.answer,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useJump() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (moment: contract.DemoMoment) => callApi(contract.jumpTo, { body: { moment } }),
    onSuccess: () => client.invalidateQueries(),
  })
}

export const useReset = () => useMutation({ mutationFn: () => callApi(contract.resetDemo) })

export async function waitForServer(): Promise<void> {
  for (;;) {
    await new Promise((done) => setTimeout(done, 1500))
    const isReady = await fetch('/readyz').then(
      (reply) => reply.ok,
      () => false,
    )
    if (isReady) return
  }
}

const replayEveryMs = 15_000

export const useReplay = () => useData(['demo', 'replay'], contract.demoReplay, {}, { refetchInterval: replayEveryMs })
