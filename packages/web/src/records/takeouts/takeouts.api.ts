import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { TakeoutId } from '@peshi/contract/platform/ids'
import {
  listTakeouts,
  removeTakeout,
  takeOutChamber,
  takeOutMatter,
  takeOutPerson,
} from '@peshi/contract/records/takeouts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, fileAddressMs } from '../../platform/api/call-api.ts'

const key = ['takeouts'] as const

// Milliseconds between two requests. People with an expired account receive no live events.
const whileMadeMs = 3000

export const useTakeouts = () =>
  useQuery({
    queryKey: key,
    queryFn: async () => (await callApi(listTakeouts)).data,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'queued' || one.state === 'running') ? whileMadeMs : fileAddressMs,
  })

const useForget = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

export const useTakeOutMatter = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof takeOutMatter>) => callApi(takeOutMatter, { body }),
    onSuccess: useForget(),
  })

export const useTakeOutChamber = () =>
  useMutation({ mutationFn: () => callApi(takeOutChamber), onSuccess: useForget() })

export const useTakeOutPerson = () => useMutation({ mutationFn: () => callApi(takeOutPerson), onSuccess: useForget() })

export const useRemoveTakeout = () =>
  useMutation({
    mutationFn: (id: TakeoutId) => callApi(removeTakeout, { params: { id } }),
    onSuccess: useForget(),
  })
