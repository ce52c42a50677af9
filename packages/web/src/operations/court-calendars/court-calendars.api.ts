import {
  answerCalendarOffer,
  getCourtCalendars,
  loadCourtCalendars,
  removeCourtCalendar,
} from '@peshi/contract/operations/court-calendars'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const key = ['installation', 'court-calendars'] as const

export const useCourtCalendars = () => useData([...key], getCourtCalendars, {})

function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: key }) })
}

export const useLoadCalendars = () => useChange((file: string) => callApi(loadCourtCalendars, { body: { file } }))

export const useRemoveCalendar = () =>
  useChange((params: InputOf<typeof removeCourtCalendar>['params']) => callApi(removeCourtCalendar, { params }))

export const useAnswerOffer = () =>
  useChange((body: InputOf<typeof answerCalendarOffer>['body']) => callApi(answerCalendarOffer, { body }))
