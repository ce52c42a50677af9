import { searchComplexes } from '@peshi/contract/courts/court-catalogue'
import { allCourts, courtsHealth } from '@peshi/contract/courts/courts'
import { countMatters } from '@peshi/contract/matters/matters'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { courtsOf, storedCourts } from './all-courts.ts'

const hour = 3_600_000

/** Every court of the catalogue; what was stored at the start serves at once. */
export const useAllCourts = () =>
  useQuery({
    queryKey: ['courts', 'all'],
    queryFn: async () => courtsOf(await callApi(allCourts)),
    placeholderData: storedCourts,
    staleTime: hour,
  })

/** The chamber's own courts, most matters first. */
export const useOwnCourts = (enabled = true) =>
  useQuery({
    queryKey: ['matters', 'counts', 'hc_name'],
    queryFn: async () => (await callApi(countMatters, { query: { group: 'hc_name' } })).data,
    enabled,
  })

/** When the chamber's courts were last read and which of them fail. */
export const useCourtsHealth = (enabled = true) =>
  useQuery({
    queryKey: ['courts', 'health'],
    queryFn: async () => (await callApi(courtsHealth)).data,
    refetchInterval: 60_000,
    enabled,
  })

const fewestLetters = 3

/** The court complexes of all districts that are called so; none before three letters are typed. */
export const useComplexSearch = (typed: string) =>
  useQuery({
    queryKey: ['courts', 'complex-search', typed],
    queryFn: async () => (await callApi(searchComplexes, { query: { q: typed } })).data,
    enabled: typed.length >= fewestLetters,
    staleTime: hour,
  })
