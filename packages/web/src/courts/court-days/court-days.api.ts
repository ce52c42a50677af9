import { getCourtDays, readCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import { otherForum } from '@peshi/contract/courts/courts'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../platform/api/call-api.ts'
import { courtToday } from '../../platform/clock/server-time.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastDone } from '../../platform/ui/toast.tsx'

const courtDaysKey = ['court-days'] as const

export const thisYear = () => Number(courtToday().slice(0, 4))

export const useCourtDays = (court: CourtId, year: number, enabled = true) =>
  useQuery({
    queryKey: [...courtDaysKey, court, year],
    queryFn: async () => (await callApi(getCourtDays, { params: { court }, query: { year } })).data,
    enabled,
  })

/** As `useCourtDays`, but only if the reader may read them. Empty for forums that are not courts. */
export function useKnownCourtDays(court: CourtId, year: number) {
  const mayRead = useCan()('read', 'Clock')
  return useCourtDays(court, year, mayRead && court !== otherForum).data
}

export function useSaveCourtDays(court: CourtId) {
  const { t } = useTranslation('clocks')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof saveCourtDays>['body']>) =>
      callApi(saveCourtDays, { params: { court }, body }),
    onSuccess: ({ clocks_moved: count }) => {
      toastDone(count > 0 ? t('days.moved', { count }) : t('days.saved'))
      const changed = [courtDaysKey, ['clocks'], ['today']]
      return Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

export const useReadCourtDays = (court: CourtId) =>
  useMutation({
    mutationFn: async (text: string) => (await callApi(readCourtDays, { params: { court }, body: { text } })).data,
  })
