import { today } from '@peshi/contract/day/today'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

export const todayKey = ['today'] as const

export const useToday = () =>
  useQuery({ queryKey: todayKey, queryFn: async () => (await callApi(today)).data, staleTime: 30_000 })
