// The entries of a dropped page: their numbers, titles, orders and matters.

import { caseKey } from '@peshi/contract/courts/case-key'
import { otherForum } from '@peshi/contract/courts/courts'
import { orderNumber } from '@peshi/contract/courts/labels'
import type {
  PageCase,
  PageListing,
  PageOrder,
  PageOrderRow,
  PageSighting,
} from '@peshi/contract/matters/dropped-pages'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { findCaseNumber } from '@peshi/courts/reading/case-numbers'
import { keysOf } from '../../courts/courts/case-keys.ts'
import type { Named } from './known-matters.ts'

export function caseOfOrder(order: PageOrder, court: CourtId | null): PageCase {
  const named = findCaseNumber(order.case_numbers[0])
  return {
    court: order.court ?? court,
    court_name: order.court_name,
    cnr: null,
    case_status: 'pending',
    case_type: named?.type ?? null,
    case_number: named?.number ?? null,
    case_year: named?.year ?? null,
    petitioner: order.petitioner,
    respondent: order.respondent,
    stage: null,
    next_date: order.next_date,
    coram: null,
    court_no: null,
    hearings: [],
    orders: [],
  }
}

export const keysIn = (court: CourtId | null, numbers: readonly string[]) =>
  numbers.flatMap((number) => keysOf(court ?? otherForum, number))

export const namedCase = ({ court, cnr, case_type, case_number, case_year }: PageCase): Named => ({
  court,
  cnr,
  keys:
    case_type && case_number && case_year
      ? [
          ...new Set([
            ...keysIn(court, [`${case_type}/${case_number}/${case_year}`]),
            ...[caseKey(case_type, case_number, case_year)].flatMap((key) => key ?? []),
          ]),
        ]
      : [],
})

export const namedListing = (
  { cnr, case_numbers }: Pick<PageListing, 'cnr' | 'case_numbers'>,
  court: CourtId | null,
): Named => ({
  court,
  cnr,
  keys: keysIn(court, case_numbers),
})

export const cut = <T extends string | null>(text: T, most: number): T =>
  text === null ? text : (text.slice(0, most) as T)

export function sayOrder({ kind, number, judge }: PageOrderRow) {
  const name = [kind === 'judgment' ? 'Judgment' : 'Order', cut(orderNumber(number), 60)].filter(Boolean).join(' ')
  return `${name} of this day${judge ? `, by ${cut(judge, 200)}` : ''}`
}

type Titled = Pick<PageCase, 'petitioner' | 'respondent' | 'case_type' | 'case_number' | 'case_year' | 'cnr' | 'court'>

export function titleOf({ petitioner, respondent, case_type, case_number, case_year, cnr, court }: Titled): string {
  const number = case_number
    ? `${case_type ?? ''} ${case_number}/${case_year ?? ''}`.trim()
    : (cnr ?? courtTitle(court ?? otherForum))
  const names = petitioner ? `${petitioner} v. ${respondent ?? '—'}` : number
  return names.slice(0, 300)
}

export interface KnownMatter {
  _id: MatterId
  title: string
}

export const namesOf = (entries: readonly HearingEntry[]): KnownMatter[] => [
  ...new Map(entries.map(({ matter_id, ctitle }) => [matter_id, { _id: matter_id, title: ctitle }])).values(),
]

export const listingOf = (one: PageSighting | undefined) => one && { ...one, coram: null, stage: null }

/** An unreadable item may be anybody's, so it is shown with the chamber's own. */
export const ownFirst = (one: { known: unknown; case_number?: string }, other: typeof one) =>
  Number(other.known !== null || other.case_number === '') - Number(one.known !== null || one.case_number === '')
