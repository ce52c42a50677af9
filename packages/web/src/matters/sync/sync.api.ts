import { courtComplexes, courtDetails } from '@peshi/contract/courts/court-catalogue'
import { listSync, retrySync } from '@peshi/contract/courts/sync'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const syncKey = ['courts', 'sync'] as const
const pollMs = 60_000
const pollWhileDueMs = 10_000

export const useSync = () =>
  useQuery({
    queryKey: syncKey,
    queryFn: async () => (await callApi(listSync)).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: court, due_now }) => court !== 'off' && due_now > 0) ? pollWhileDueMs : pollMs,
  })

export const useCourt = (court: CourtId) =>
  useQuery({
    queryKey: ['courts', 'details', court],
    queryFn: async () => (await callApi(courtDetails, { params: { unique_id: court } })).data,
  })

export const useComplexes = (court: CourtId) =>
  useQuery({
    queryKey: ['courts', 'complexes', court],
    queryFn: async () => (await callApi(courtComplexes, { params: { unique_id: court } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useRetryCourt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (court: CourtId) => (await callApi(retrySync, { body: { court } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: ['courts'] }),
  })
}
