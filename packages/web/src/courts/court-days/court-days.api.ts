import { getCourtDays, readCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import { whyNotSitting } from '@peshi/contract/courts/court-days'
import { otherForum } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'
import { courtToday } from '../../platform/clock/server-time.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastDone } from '../../platform/ui/toast.tsx'

const courtDaysKey = ['court-days'] as const

export const thisYear = () => Number(courtToday().slice(0, 4))

export const useCourtDays = (court: CourtId, year: number, enabled = true) =>
  useData([...courtDaysKey, court, year], getCourtDays, { params: { court }, query: { year } }, { enabled })

function useKnownCourtDays(court: CourtId | null | undefined, year: number) {
  const mayRead = useCan()('read', 'Clock')
  return useCourtDays(court ?? otherForum, year, mayRead && Boolean(court) && court !== otherForum).data
}

/**
 * The returned function says why the court is closed on a date of this year or the next. It returns null for open days
 * and for Sundays, which the date field marks itself.
 */
export function useClosedOn(court: CourtId | null | undefined): (date: CourtDate) => string | null {
  const { t } = useTranslation('common')
  const years = [useKnownCourtDays(court, thisYear()), useKnownCourtDays(court, thisYear() + 1)]
  return (date) => {
    const known = years[Number(date.slice(0, 4)) - thisYear()]
    const found = known && whyNotSitting(known, date)
    if (!found || found.why === 'sunday') return null
    const name = 'name' in found ? isolate(found.name) : ''
    return t(`date.closed.${found.why}`, { court: isolate(sayCourt(known.court_short)), name })
  }
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
