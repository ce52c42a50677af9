import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { TakeoutId } from '@peshi/contract/platform/ids'
import * as contract from '@peshi/contract/records/takeouts'
import { callApi, fileAddressMs } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { useData } from '../../platform/api/use-data.ts'

const key = ['takeouts'] as const

// Milliseconds between two requests. People with an expired account receive no live events.
const whileMadeMs = 3000

export const useTakeouts = () =>
  useData(
    key,
    contract.listTakeouts,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.some((one) => one.state === 'queued' || one.state === 'running') ? whileMadeMs : fileAddressMs,
    },
  )

export const useTakeOutMatter = () =>
  useChange((body: BodyOf<typeof contract.takeOutMatter>) => callApi(contract.takeOutMatter, { body }), [key])

export const useTakeOutChamber = () => useChange(() => callApi(contract.takeOutChamber), [key])

export const useTakeOutPerson = () => useChange(() => callApi(contract.takeOutPerson), [key])

export const useRemoveTakeout = () =>
  useChange((id: TakeoutId) => callApi(contract.removeTakeout, { params: { id } }), [key])
