import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from '@peshi/contract/day/calendar'
import type { Reauthentication } from '@peshi/contract/platform/person'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const feedKey = ['calendar-feed'] as const

export const useCalendarFeed = () => useData(feedKey, getCalendarFeed)

export function useOpenCalendarFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Reauthentication) => callApi(openCalendarFeed, { body }),
    onSuccess: ({ data }) => client.setQueryData(feedKey, data),
  })
}

export function useCloseCalendarFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(closeCalendarFeed),
    onSuccess: () => client.setQueryData(feedKey, null),
  })
}
