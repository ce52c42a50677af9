import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../check-record.ts'
import type { DetailsPage } from './case-details-page.ts'
import type { OrderSheet } from './order-sheets.parse.ts'

export function toCaseRecord(court: CourtId, page: DetailsPage, orders: OrderSheet[]): CaseRecord {
  return checkRecord({
    court,
    cnr: page.cnr,
    case_type: page.caseType,
    case_number: page.number,
    case_year: page.year,
    filing_number: page.filingNumber,
    filing_date: page.filingDate,
    registration_date: page.registrationDate,
    petitioners: page.petitioners,
    respondents: page.respondents,
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.stage,
    nature_of_disposal: page.natureOfDisposal,
    first_hearing_date: page.firstHearingDate,
    // The page of a disposed case still shows the next date that was set before the disposal.
    next_hearing_date: page.isDisposed ? null : page.nextHearingDate,
    decision_date: page.decisionDate,
    coram: page.coram,
    bench_type: page.benchType,
    cause_list_name: page.causeListType,
    short_order: page.listings[0]?.shortOrder ?? null,
    state: page.state,
    district: page.district,
    category: page.category,
    sub_category: page.subCategory,
    acts: page.acts,
    interlocutory_applications: page.applications.map((application) => ({
      number: application.number,
      classification: application.classification,
      party: application.party,
      filed_on: application.filedOn,
      next_date: application.nextDate,
      status: application.status,
    })),
    lower_court: page.lowerCourt && {
      court: page.lowerCourt.court,
      case_number: page.lowerCourt.caseNumberYear,
      decision_date: page.lowerCourt.decisionDate,
      state: null,
      district: null,
    },
    fir: page.fir && {
      state: null,
      district: page.fir.district,
      police_station: page.fir.policeStation,
      number: page.fir.crimeNumber,
      year: page.fir.year,
    },
    hearings: page.listings.map((listing) => ({
      cause_list_type: listing.listType,
      judge: listing.judge,
      business_date: listing.date,
      business: listing.shortOrder,
    })),
    orders: orders.map((order) => ({
      // Without `number`, because the numbers change: the newest order always has number 1.
      date: order.date,
      kind: order.kind,
      case_number: `${page.caseType}/${page.number}/${page.year}`,
      ref: { judgment_id: order.judgmentId },
      link: order.link,
    })),
  })
}
