import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import type { NclatCase, NclatParty } from './view-details.parse.ts'

/** The page does not say which party an advocate represents, so the first party gets all advocates of its side. */
export function toCaseRecord(court: CourtId, page: NclatCase): CaseRecord {
  return checkRecord({
    court,
    case_type: page.caseType,
    case_number: page.number,
    case_year: page.year,
    unique_case_number: `${page.caseType} ${page.number}/${page.year}`,
    filing_number: page.filingNumber,
    filing_date: page.filingDate,
    registration_date: page.registrationDate,
    petitioners: page.petitioners.map(toParty),
    respondents: page.respondents.map(toParty),
    status: page.disposed ? 'disposed' : 'pending',
    stage: page.stage,
    first_hearing_date: page.firstHearingDate,
    next_hearing_date: page.nextHearingDate,
    coram: page.judges.join(', ') || null,
    hearings: page.hearings.map((hearing) => ({
      judge: hearing.courtNo === null ? null : `Court ${hearing.courtNo}`,
      business_date: hearing.date,
      purpose: hearing.purpose,
    })),
    orders: page.orders.map((order) => ({
      date: order.date,
      kind: order.type === 'J' ? 'judgment' : 'order',
      case_number: `${page.caseType} ${page.number}/${page.year}`,
      ref:
        order.file === null || order.date === null || order.type === null
          ? {}
          : { filing_no: page.filingNumber, date: order.date, type: order.type, file: order.file },
    })),
  })
}

const toParty = ({ name, advocates }: NclatParty) => ({ name, advocates: advocates === null ? [] : [advocates] })
