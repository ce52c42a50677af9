import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courtIdForm, readDate, readForm, readOneOf } from '../../app/read-search.ts'

export const views = ['agenda', 'month', 'outcome', 'undated'] as const
export type View = (typeof views)[number]

export interface HearingsSearch {
  view?: View
  from?: CourtDate
  to?: CourtDate
  /** Court ids, separated by commas. */
  courts?: string
  month?: string
}

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/

export function readHearingsSearch(raw: Record<string, unknown>): HearingsSearch {
  const from = readDate(raw.from)
  const to = readDate(raw.to)
  return {
    view: readOneOf(views, raw.view),
    from,
    to: from && to && to > from ? to : undefined,
    courts: readCourts(raw.courts),
    month: readForm(monthForm, raw.month),
  }
}

export const readCourts = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? courtsOf({ courts: raw }).join(',') || undefined : undefined

export const courtsOf = ({ courts = '' }: Pick<HearingsSearch, 'courts'>): CourtId[] =>
  courts.split(',').filter((court): court is CourtId => courtIdForm.test(court))

export const datesOf = ({ from, to }: HearingsSearch): CourtDate[] => [from, to].filter((date) => date !== undefined)

export const isFiltered = (search: HearingsSearch) => Boolean(search.from || search.courts)
