import { courtDetails, searchComplexes } from '@peshi/contract/courts/court-catalogue'
import { allCourts, courtsHealth } from '@peshi/contract/courts/courts'
import type { ReadingState } from '@peshi/contract/courts/reading-state'
import { countMatters } from '@peshi/contract/matters/matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'
import { courtsOf, storedCourts } from './all-courts.ts'

const hour = 3_600_000

export const useAllCourts = () =>
  useQuery({
    queryKey: ['courts', 'all'],
    queryFn: async () => courtsOf(await callApi(allCourts)),
    placeholderData: storedCourts,
    staleTime: hour,
  })

export const useCourt = (court: CourtId) =>
  useData(['courts', 'details', court], courtDetails, { params: { unique_id: court } })

export const useOwnCourts = (enabled = true) =>
  useData(['matters', 'counts', 'hc_name'], countMatters, { query: { group: 'hc_name' } }, { enabled })

const unsettled: readonly ReadingState[] = ['failing', 'late', 'reading']

export const useCourtsHealth = (enabled = true) =>
  useData(
    ['courts', 'health'],
    courtsHealth,
    {},
    {
      enabled,
      refetchInterval: ({ state }) => (state.data?.some((court) => unsettled.includes(court.state)) ? 10_000 : 60_000),
    },
  )

const fewestLetters = 3

export const useComplexSearch = (typed: string) =>
  useData(
    ['courts', 'complex-search', typed],
    searchComplexes,
    { query: { q: typed } },
    { enabled: typed.length >= fewestLetters, staleTime: hour },
  )
