import { type DemoMoment, demoReplay, demoState, jumpTo, readDemoPicture, resetDemo } from '@peshi/contract/demo'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'

const stateKey = ['demo', 'state'] as const

/** Asked often only while something is still being made. */
export const useDemoState = () =>
  useQuery({
    queryKey: stateKey,
    queryFn: async () => (await callApi(demoState)).data,
    refetchInterval: ({ state }) => (state.data?.unfinished.length === 0 ? 60_000 : 3_000),
  })

/** What the picture says; null where it is none of the sandbox's. */
export const usePictureAnswer = (image: string) =>
  useQuery({
    queryKey: ['demo', 'picture', image],
    queryFn: async () => (await callApi(readDemoPicture, { body: { image } })).data.answer,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every page shows another time after it. */
export function useJump() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (moment: DemoMoment) => callApi(jumpTo, { body: { moment } }),
    onSuccess: () => client.invalidateQueries(),
  })
}

export const useReset = () => useMutation({ mutationFn: () => callApi(resetDemo) })

/** Resolves when the server answers again, after it was ended to be made anew. */
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
