import type { CaseRecord, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import { pathAt } from '../reading.ts'
import type { ItatCase, ItatOrder } from './case-details.parse.ts'
import { searchPage, site } from './endpoints.ts'

export function toCaseRecord(court: CourtId, page: ItatCase): CaseRecord {
  const { appeal, sheets } = page
  const days = [...sheets.flatMap(({ date }) => date ?? []), ...(page.lastHearingDate ? [page.lastHearingDate] : [])]
  const decided = page.orders.find(({ result, date }) => result !== null && date !== null)
  return checkRecord({
    court,
    case_type: appeal.type,
    case_number: appeal.number,
    case_year: appeal.year,
    unique_case_number: appeal.whole,
    filing_date: page.filedOn,
    petitioners: [{ name: page.appellant, advocates: [] }],
    respondents: page.respondent === null ? [] : [{ name: page.respondent, advocates: [] }],
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.status,
    nature_of_disposal: page.isDisposed ? (decided?.result ?? null) : null,
    first_hearing_date: days.toSorted()[0] ?? null,
    next_hearing_date: page.nextHearingDate,
    decision_date: page.isDisposed ? (decided?.pronouncedOn ?? decided?.date ?? null) : null,
    bench_type: page.bench,
    category: page.assessmentYear === null ? null : `Assessment year ${page.assessmentYear}`,
    hearings: sheets.map((sheet) => ({ business_date: sheet.date, business: sheet.text })),
    orders: page.orders.filter(({ isUploaded }) => isUploaded).map((order) => toOrder(order, appeal.whole)),
  })
}

/** Without a public address, a document opens only after a search, so a person must open it. */
const toOrder = (order: ItatOrder, caseNumber: string): CourtOrder => ({
  number: null,
  date: order.date,
  judge: null,
  kind: order.result === null ? 'order' : 'judgment',
  case_number: caseNumber,
  ref: order.path === null ? {} : { path: pathAt(site, order.path) },
  link: order.path === null ? new URL(searchPage, site.baseUrl).href : null,
})
