import { isPollingTime } from '@peshi/contract/day/board-hours'
import { type Call, callTimes, handOver, setCallAlert } from '@peshi/contract/day/call-time'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { BodyOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { outcomeWriting } from '../../matters/hearings/hearing-writings.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery } from '../../platform/api/use-data.ts'
import { serverNow } from '../../platform/clock/server-time.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import type { Waiting } from '../../platform/offline/outbox.ts'
import { useWaiting } from '../../platform/offline/use-offline.ts'
import { isOf } from '../../platform/offline/writing.ts'

export type DayCalls = ReplyOf<typeof callTimes>['data']

export const isInClash = ({ clashes }: DayCalls, { matter_id }: Pick<Call, 'matter_id'>) =>
  clashes.some(
    ({ person, cities, matter_ids }) => person !== null && cities.length === 0 && matter_ids.includes(matter_id),
  )

export const callsKey = ['calls'] as const

export const callsQuery = dataQuery(callsKey, callTimes, {}, { staleTime: 30_000 })

/** An outcome that waits to be sent ends its call, as it will on the server. */
export function endNoted(day: DayCalls, waiting: readonly Waiting[], today: CourtDate): DayCalls {
  const ofToday = waiting.filter(isOf(outcomeWriting)).filter(({ writing }) => writing.body.date === today)
  const noted = new Map(ofToday.map(({ writing: { body } }) => [body.matter_id, body.outcome]))
  const calls = day.calls.map(
    (call): Call => (noted.get(call.matter_id) ? { ...call, likely: { state: 'over' } } : call),
  )
  return { ...day, calls }
}

export function useCalls({ isFollowed = true }: { isFollowed?: boolean } = {}) {
  const waiting = useWaiting()
  const today = useCourtToday()
  return useQuery({
    ...callsQuery,
    select: (day) => endNoted(day, waiting, today),
    refetchInterval: ({ state: { data } }) => {
      const isWanted = isFollowed || (data?.alerts.length ?? 0) > 0
      return isWanted && isPollingTime(serverNow()) ? 60_000 : false
    },
  })
}

export const useHandOver = () =>
  useChange((body: BodyOf<typeof handOver>) => callApi(handOver, { body }), [callsKey, ['hearings'], ['appearances']])

export function useSetCallAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (items_before: number | null) => callApi(setCallAlert, { body: { items_before } }),
    onSuccess: (_, items_before) =>
      client.setQueryData<DayCalls>(callsKey, (before) => before && { ...before, items_before }),
  })
}
