import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import { readCaseNumber } from '../../reading/case-numbers.ts'
import { blankHearing, blankRecord } from '../blank-record.ts'
import type { NgtCasePage } from './case-page.parse.ts'

/** The page does not say which party an advocate represents, so the first party gets all advocates of its side. */
export function toCaseRecord(court: CourtId, page: NgtCasePage): CaseRecord {
  const { type, number, year } = readCaseNumber(page.caseNumber)
  const sideOf = (names: string[], advocates: string[]) =>
    names.map((name, index) => ({ name, advocates: index === 0 ? advocates : [] }))
  return checkRecord({
    ...blankRecord,
    court,
    case_type: type,
    case_number: number,
    case_year: year,
    unique_case_number: page.caseNumber,
    filing_number: page.filingNumber,
    filing_date: page.filingDate,
    petitioners: sideOf(page.petitioners, page.petitionerAdvocates),
    respondents: sideOf(page.respondents, page.respondentAdvocates),
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.status,
    next_hearing_date: page.nextHearingDate,
    coram: page.orders[0]?.coram.join(', ') || null,
    acts: page.act === null ? [] : [{ act: page.act, section: null }],
    hearings: page.orders.map((listing) => ({
      ...blankHearing,
      judge: listing.coram.join(', ') || null,
      business_date: listing.date,
    })),
    orders: page.orders
      .filter(({ path }) => path !== null)
      .map((order) => ({
        number: null,
        date: order.date,
        judge: order.coram.join(', ') || null,
        kind: 'order',
        case_number: page.caseNumber,
        ref: order.path === null ? {} : { path: order.path },
        link: null,
      })),
  })
}
