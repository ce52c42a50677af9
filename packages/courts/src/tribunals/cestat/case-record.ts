import type { CaseRecord, CourtOrder } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import type { CestatCase } from './case-report.parse.ts'
import { orderPage, site } from './endpoints.ts'

export function toCaseRecord(court: CourtId, page: CestatCase): CaseRecord {
  const hearings = page.proceedings.map((day) => ({
    judge: day.bench,
    business_date: day.date,
    purpose: day.purpose,
    business: day.business,
  }))
  const days = page.proceedings.flatMap(({ date }) => date ?? []).sort()
  return checkRecord({
    court,
    case_type: page.type,
    case_number: page.number,
    case_year: page.year,
    filing_number: page.diaryNumber,
    filing_date: page.filingDate,
    petitioners: [partyOf(page.petitioner, page.petitionerAdvocate)],
    respondents: [partyOf(page.respondent, page.respondentAdvocate)],
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.nextPurpose,
    nature_of_disposal: page.disposalNature,
    first_hearing_date: days[0] ?? null,
    next_hearing_date: page.nextHearingDate,
    decision_date: page.finalOrderDate,
    bench_type: page.benchType,
    interlocutory_applications: page.applications.map((one) => ({
      number: one.number,
      classification: one.kind,
      party: null,
      filed_on: one.filedOn,
      next_date: null,
      status: one.status,
    })),
    hearings,
    orders: ordersOf(page),
  })
}

const partyOf = (name: string, advocate: string | null) => ({ name, advocates: advocate === null ? [] : [advocate] })

/** The case report does not link to the orders, so each order's link opens the site's search for orders. */
function ordersOf(page: CestatCase): CourtOrder[] {
  const caseNumber = `${page.type}/${page.number}/${page.year}`
  const order = (number: string | null, date: CourtOrder['date'], kind: CourtOrder['kind']): CourtOrder => ({
    number,
    date,
    judge: null,
    kind,
    case_number: caseNumber,
    ref: {},
    link: new URL(orderPage(kind), site.baseUrl).href,
  })
  return [
    ...(page.finalOrderDate === null ? [] : [order(page.finalOrderNumber, page.finalOrderDate, 'judgment')]),
    ...page.applications
      .filter(({ orderDate }) => orderDate !== null)
      .map(({ orderNumber, orderDate }) => order(orderNumber, orderDate, 'order')),
  ]
}
