import { today } from '@peshi/contract/day/today'
import { useQuery } from '@tanstack/react-query'
import { dataQuery } from '../../platform/api/use-data.ts'

export const todayKey = ['today'] as const

export const todayQuery = dataQuery(todayKey, today, {}, { staleTime: 30_000 })

export const useToday = () => useQuery(todayQuery)
