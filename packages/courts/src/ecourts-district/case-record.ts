import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../check-record.ts'
import { PageChanged } from '../errors.ts'
import { findCaseNumber } from '../reading/case-numbers.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type { DistrictCasePage, DistrictParty } from './case-page.ts'

export function toCaseRecord(
  court: CourtId,
  page: DistrictCasePage,
  refOf: (document: Record<string, string>) => Record<string, string>,
): CaseRecord {
  return checkRecord({
    ...nameCase(page),
    court,
    court_name: page.courtName,
    cnr: page.cnr,
    filing_number: page.filingNumber,
    filing_date: page.filingDate,
    registration_date: page.registrationDate,
    petitioners: page.petitioners.map(toParty),
    respondents: page.respondents.map(toParty),
    status: page.disposed ? 'disposed' : 'pending',
    stage: page.stage,
    nature_of_disposal: page.natureOfDisposal,
    first_hearing_date: page.firstHearingDate,
    next_hearing_date: page.disposed ? null : page.nextHearingDate,
    decision_date: page.decisionDate,
    coram: [page.courtNumber, page.judge].filter((part) => part !== null).join(' - ') || null,
    acts: page.acts.map(({ act, section }) => ({ act, section: textOrNull(section?.replace(/[\s,]+$/, '')) })),
    interlocutory_applications: page.applications.map((application) => ({
      number: application.number,
      classification: application.purpose,
      party: application.parties.join(' / ') || null,
      filed_on: application.filedOn,
      next_date: application.nextDate,
      status: application.status,
    })),
    lower_court: page.lowerCourt && {
      court: page.lowerCourt.court,
      case_number: page.lowerCourt.caseNumber,
      decision_date: page.lowerCourt.decisionDate,
      state: null,
      district: null,
    },
    fir: page.fir && {
      state: page.fir.state,
      district: page.fir.district,
      police_station: page.fir.policeStation,
      number: page.fir.number,
      year: page.fir.year,
    },
    hearings: page.hearings.map((hearing) => ({
      judge: hearing.judge,
      business_date: hearing.businessDate,
      next_date: hearing.nextDate,
      purpose: hearing.purpose,
    })),
    orders: page.orders.map((order) => ({
      number: order.number,
      date: order.date,
      kind: order.kind === 'final' && /judge?ment/i.test(order.label ?? '') ? 'judgment' : 'order',
      case_number: order.document.caseno ?? null,
      ref: refOf(order.document),
    })),
  })
}

function nameCase({ caseType, registrationNumber, filingNumber }: DistrictCasePage) {
  const [short = ''] = caseType.split(/\s+-\s+/)
  const number = registrationNumber ?? filingNumber ?? ''
  const found = findCaseNumber(number)
  if (!found) throw new PageChanged(`Not a case number as this site writes it: ${number}`)
  return {
    case_type: tidy(short),
    case_number: found.number,
    case_year: found.year,
  }
}

const toParty = ({ name, advocates }: DistrictParty) => ({
  name,
  advocates: (advocates ?? '').split(/\s*,\s*(?![^()]*\))/).flatMap((advocate) => textOrNull(advocate) ?? []),
})
