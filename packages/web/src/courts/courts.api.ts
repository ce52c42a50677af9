import { allCourts, type Court, courtsHealth } from '@peshi/contract/courts'
import type { ReplyOf } from '@peshi/contract/endpoint'
import { countMatters } from '@peshi/contract/matters'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { readJson, writeJson } from '../session/storage.ts'

export type AllCourts = ReplyOf<typeof allCourts>

const hour = 3_600_000

const allCourtsQuery = queryOptions({
  queryKey: ['courts', 'all'],
  queryFn: async () => {
    const reply = await callApi(allCourts)
    writeJson('allcourts', reply)
    return courtsOf(reply)
  },
  initialData: () => {
    const stored = allCourts.reply.safeParse(readJson('allcourts'))
    return stored.success ? courtsOf(stored.data) : undefined
  },
  // What was stored serves at once and is looked at again.
  initialDataUpdatedAt: 0,
  staleTime: hour,
})

const courtsOf = (reply: AllCourts): Court[] => [
  ...reply.supremeCourts,
  ...reply.highCourts,
  ...reply.districtCourts,
  ...reply.tribunalsCourts,
]

/** At the start of the application (specification §2): the list of courts, kept under `allcourts`. */
export const fetchAllCourts = (client: QueryClient) => client.prefetchQuery(allCourtsQuery)

export const useAllCourts = () => useQuery(allCourtsQuery)

/** The chamber's own courts, kept under `usercourts`. */
export const useOwnCourts = (enabled = true) =>
  useQuery({
    queryKey: ['matters', 'counts', 'hc_name'],
    queryFn: async () => {
      const reply = await callApi(countMatters, { query: { group: 'hc_name' } })
      writeJson('usercourts', reply)
      return reply.data
    },
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
