import { courtComplexes } from '@peshi/contract/courts/court-catalogue'
import { listSync, retrySync } from '@peshi/contract/courts/sync'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const syncKey = ['courts', 'sync'] as const
const pollMs = 60_000
const pollWhileDueMs = 10_000

export const useSync = () =>
  useData(
    syncKey,
    listSync,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ obstacle, due_now }) => obstacle !== 'off' && due_now > 0) ? pollWhileDueMs : pollMs,
    },
  )

export const useComplexes = (court: CourtId) =>
  useData(
    ['courts', 'complexes', court],
    courtComplexes,
    { params: { unique_id: court } },
    { staleTime: Number.POSITIVE_INFINITY },
  )

export function useRetryCourt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (court: CourtId) => (await callApi(retrySync, { body: { court } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: ['courts'] }),
  })
}
