import {
  type DemoMoment,
  demoReplay,
  demoState,
  jumpTo,
  readDemoPicture,
  resetDemo,
} from '@peshi/contract/operations/demo'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const stateKey = ['demo', 'state'] as const

export const useDemoState = () =>
  useQuery({
    queryKey: stateKey,
    queryFn: async () => (await callApi(demoState)).data,
    refetchInterval: ({ state }) => (state.data?.unfinished.length === 0 ? 60_000 : 3_000),
  })

export const usePictureAnswer = (image: string) =>
  useQuery({
    queryKey: ['demo', 'picture', image],
    queryFn: async () => (await callApi(readDemoPicture, { body: { image } })).data.answer,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useJump() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (moment: DemoMoment) => callApi(jumpTo, { body: { moment } }),
    onSuccess: () => client.invalidateQueries(),
  })
}

export const useReset = () => useMutation({ mutationFn: () => callApi(resetDemo) })

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

export const useReplay = () =>
  useQuery({
    queryKey: ['demo', 'replay'],
    queryFn: async () => (await callApi(demoReplay)).data,
    refetchInterval: replayEveryMs,
  })
