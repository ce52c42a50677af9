import type { CourtId } from '@peshi/contract/ids'
import { listSync, retrySync } from '@peshi/contract/sync'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'

const syncKey = ['courts', 'sync'] as const
const pollMs = 60_000
const pollWhileDueMs = 10_000

/** How reading goes at the chamber's courts; asked more often while something is to be read. */
export const useSync = () =>
  useQuery({
    queryKey: syncKey,
    queryFn: async () => (await callApi(listSync)).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: court, due_now }) => court === 'ok' && due_now > 0) ? pollWhileDueMs : pollMs,
  })

export function useRetryCourt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (court: CourtId) => (await callApi(retrySync, { body: { court } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: ['courts'] }),
  })
}
