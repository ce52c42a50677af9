import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { CourtSite } from '../connector.ts'
import * as nclat from '../tribunals/nclat/endpoints.ts'
import type { CauseListKind } from './cause-list.ts'

export interface ListAddress {
  title: string
  url: string
  list: CauseListKind
  /** If the title names another kind: Delhi’s list of a day is called an advance list. */
  kind?: ListKind
  /** The link shows no date. A file that turns out not to be for the wanted day is ignored. */
  isUndated?: true
}

const sciHearings: [code: string, title: string][] = [
  ['M_J', 'Miscellaneous'],
  ['F_J', 'Regular'],
  ['M_S', 'Single judge'],
  ['M_C', 'Chamber'],
  ['M_R', 'Registrar'],
  ['M_CC', 'Curative and review'],
]

const sciLists = 'https://api.sci.gov.in/jonew/cl'

export const listSciAddresses = (date: CourtDate): ListAddress[] =>
  sciHearings.flatMap(([code, title]) => [
    { title, url: `${sciLists}/${date}/${code}_1.pdf`, list: 'daily' as const },
    { title: `${title}, supplementary`, url: `${sciLists}/${date}/${code}_2.pdf`, list: 'supplementary' as const },
  ])

export const allahabadSite: CourtSite = {
  key: 'allahabad-cause-lists',
  baseUrl: 'https://allahabadhighcourt.in/',
  hosts: ['www2.allahabadhighcourt.in', 'www.allahabadhighcourt.in'],
}

/** `courtNo` `-99` asks for all courtrooms. `location` `A` is Allahabad; the letter for Lucknow is unknown. */
export const allahabadIndex = (date: CourtDate, courtNo = '-99') => ({
  path: 'causelist/viewlistA.jsp',
  form: { courtNo, location: 'A', listType: 'Z', listDate: toDayFirst(date) },
})

export const delhiSite: CourtSite = { key: 'delhi', baseUrl: 'https://delhihighcourt.nic.in/' }

/** Newest first. A page has about ten lists, and a day has up to twenty. */
export const delhiIndex = (page: number) => `web/cause-lists/cause-list${page > 0 ? `?page=${page}` : ''}`
export const delhiIndexPages = 4

export const nclatSite: CourtSite = nclat.site

export const nclatIndex = (date: CourtDate) =>
  `daily-cause-list?field_court_name_target_id=&field_final_date_value=${date}&field_final_date_value_1=`
