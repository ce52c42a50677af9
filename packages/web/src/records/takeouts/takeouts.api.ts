import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { TakeoutId } from '@peshi/contract/platform/ids'
import {
  listTakeouts,
  removeTakeout,
  takeOutChamber,
  takeOutMatter,
  takeOutPerson,
} from '@peshi/contract/records/takeouts'
import { useQuery } from '@tanstack/react-query'
import { callApi, fileAddressMs } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'

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

export const useTakeOutMatter = () =>
  useChange((body: BodyOf<typeof takeOutMatter>) => callApi(takeOutMatter, { body }), [key])

export const useTakeOutChamber = () => useChange(() => callApi(takeOutChamber), [key])

export const useTakeOutPerson = () => useChange(() => callApi(takeOutPerson), [key])

export const useRemoveTakeout = () => useChange((id: TakeoutId) => callApi(removeTakeout, { params: { id } }), [key])
