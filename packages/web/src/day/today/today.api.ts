import { today } from '@peshi/contract/day/today'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

export const todayKey = ['today'] as const

export const todayQuery = queryOptions({
  queryKey: todayKey,
  queryFn: async () => (await callApi(today)).data,
  staleTime: 30_000,
})

export const useToday = () => useQuery(todayQuery)
