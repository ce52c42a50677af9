import { searchComplexes } from '@peshi/contract/courts/court-catalogue'
import { allCourts, courtsHealth } from '@peshi/contract/courts/courts'
import { countMatters } from '@peshi/contract/matters/matters'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { courtsOf, storedCourts } from './all-courts.ts'

const hour = 3_600_000

export const useAllCourts = () =>
  useQuery({
    queryKey: ['courts', 'all'],
    queryFn: async () => courtsOf(await callApi(allCourts)),
    placeholderData: storedCourts,
    staleTime: hour,
  })

export const useOwnCourts = (enabled = true) =>
  useQuery({
    queryKey: ['matters', 'counts', 'hc_name'],
    queryFn: async () => (await callApi(countMatters, { query: { group: 'hc_name' } })).data,
    enabled,
  })

export const useCourtsHealth = (enabled = true) =>
  useQuery({
    queryKey: ['courts', 'health'],
    queryFn: async () => (await callApi(courtsHealth)).data,
    refetchInterval: 60_000,
    enabled,
  })

const fewestLetters = 3

export const useComplexSearch = (typed: string) =>
  useQuery({
    queryKey: ['courts', 'complex-search', typed],
    queryFn: async () => (await callApi(searchComplexes, { query: { q: typed } })).data,
    enabled: typed.length >= fewestLetters,
    staleTime: hour,
  })
