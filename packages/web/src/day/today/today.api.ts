import { today } from '@peshi/contract/day/today'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { callsKey } from '../call-time/calls.api.ts'

export const todayKey = ['today'] as const

export function useToday() {
  const client = useQueryClient()
  return useQuery({
    queryKey: todayKey,
    queryFn: async () => {
      const { data } = await callApi(today)
      client.setQueryData(callsKey, data.calls)
      return data
    },
    staleTime: 30_000,
  })
}
