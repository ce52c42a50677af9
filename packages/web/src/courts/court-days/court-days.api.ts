import {
  getCourtDays,
  offerCourtDays,
  readCourtDays,
  readPrintedCourtDays,
  saveCourtDays,
} from '@peshi/contract/courts/court-calendar'
import { unknownAround, whyNotSitting } from '@peshi/contract/courts/court-days'
import { otherForum } from '@peshi/contract/courts/courts'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'
import { courtToday } from '../../platform/clock/server-time.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { sayUnknown, type UnknownWords } from './say-unknown.ts'

const courtDaysKey = ['court-days'] as const

export const thisYear = () => Number(courtToday().slice(0, 4))

export const useCourtDays = (court: CourtId, year: number, enabled = true) =>
  useData([...courtDaysKey, court, year], getCourtDays, { params: { court }, query: { year } }, { enabled })

function useKnownCourtDays(court: CourtId | null | undefined, year: number) {
  const mayRead = useCan()('read', 'Clock')
  return useCourtDays(court ?? otherForum, year, mayRead && Boolean(court) && court !== otherForum).data
}

export interface SittingDays {
  /** Says why the court is closed. Null for open days, and for Sundays, which the date field marks itself. */
  closedOn(date: CourtDate): string | null
  /** Says that it is unknown whether the court is open. */
  unknownOn(date: CourtDate): string | null
}

/** The court's days of this year and the next. Other years count as unknown. */
export function useSittingDays(court: CourtId | null | undefined, words: UnknownWords = 'date.unknown'): SittingDays {
  const { t } = useTranslation('common')
  const years = [useKnownCourtDays(court, thisYear()), useKnownCourtDays(court, thisYear() + 1)]
  const [first, ...others] = years.flatMap((year) => year ?? [])
  const centralOn = (date: CourtDate) =>
    [first, ...others].flatMap((year) => year?.central ?? []).find((day) => day.date === date)
  return {
    closedOn: (date) => {
      const known = years[Number(date.slice(0, 4)) - thisYear()]
      const court = isolate(sayCourt(known?.court_short ?? ''))
      const found = known && whyNotSitting(known, date)
      if (found?.why === 'sunday') return null
      if (found) return t(`date.closed.${found.why}`, { court, name: 'name' in found ? isolate(found.name) : '' })
      const central = centralOn(date)
      return central ? t('date.closed.central', { court, name: isolate(central.name) }) : null
    },
    unknownOn: (date) => {
      if (!first || others.length === 0) return null
      const calendar = {
        saturdays: first.saturdays,
        days: [first, ...others].flatMap(({ days }) => days),
        covers: [first, ...others].flatMap(({ covers }) => covers),
      }
      const unknown = whyNotSitting(calendar, date) || centralOn(date) ? null : unknownAround(calendar, date)
      const hasCentral = [first, ...others].some(({ central = [] }) =>
        central.some((day) => day.date.slice(0, 4) === date.slice(0, 4)),
      )
      return unknown && sayUnknown(t, unknown, sayCourt(first.court_short), hasCentral ? words : 'date.unknown')
    },
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

export function useOfferCourtDays(court: CourtId) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (year: number) => callApi(offerCourtDays, { params: { court }, body: { year } }),
    onSuccess: () => client.invalidateQueries({ queryKey: courtDaysKey }),
  })
}

/** Reads a text, or the PDF of a court's calendar. */
export const useReadCourtDays = (court: CourtId, year: number) =>
  useMutation({
    mutationFn: async (list: string | File) =>
      typeof list === 'string'
        ? (await callApi(readCourtDays, { params: { court }, body: { year, text: list } })).data
        : (
            await callApi(readPrintedCourtDays, {
              params: { court },
              query: { year },
              body: new Blob([list], { type: 'application/octet-stream' }),
            })
          ).data,
  })
