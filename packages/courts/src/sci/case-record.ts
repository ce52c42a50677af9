import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../check-record.ts'
import type { SectionTable } from '../connector.ts'
import { readCaseNumber } from '../reading/case-numbers.ts'
import { nextHearingDate, type SciDetails } from './case-details-page.ts'
import * as tabs from './tabs.ts'

type RecordTab =
  | 'earlier_court_details'
  | 'listing_dates'
  | 'interlocutory_application_documents'
  | 'judgement_orders'
  | 'defects'

export function toCaseRecord(
  court: CourtId,
  details: SciDetails,
  read: Record<RecordTab, SectionTable[]>,
  today: CourtDate,
): CaseRecord {
  const earlier = tabs.readEarlierCourts(read.earlier_court_details)
  const challenged = earlier.find((one) => one.isChallenged) ?? earlier[0] ?? null
  const hearings = tabs.readListings(read.listing_dates)
  const listed = hearings.flatMap(({ business_date }) => business_date ?? []).sort()
  return checkRecord({
    ...nameCase(details),
    court,
    court_name: 'Supreme Court of India',
    cnr: details.cnr,
    filing_number: `${details.diaryNumber}/${details.diaryYear}`,
    filing_date: details.filedOn,
    registration_date: details.registeredOn,
    petitioners: toParties(details.petitioners, details.petitionerAdvocates),
    respondents: toParties(details.respondents, details.respondentAdvocates),
    status: details.disposed ? 'disposed' : 'pending',
    stage: details.status,
    nature_of_disposal: details.disposalType,
    first_hearing_date: listed[0] ?? null,
    next_hearing_date: nextHearingDate(details, today),
    coram: details.judges.length > 0 ? details.judges.join(' and ') : null,
    judicial_section: details.section,
    category: details.category,
    acts: details.act === null ? [] : [{ act: details.act, section: null }],
    interlocutory_applications: tabs.readApplications(read.interlocutory_application_documents),
    lower_court: challenged?.lower_court ?? null,
    fir: challenged?.fir ?? null,
    objections: tabs.readDefects(read.defects),
    documents: tabs.readDocuments(read.interlocutory_application_documents),
    hearings,
    orders: tabs.readOrders(read.judgement_orders, details.caseNumber),
  })
}

function nameCase({ caseNumber, diaryNumber, diaryYear }: SciDetails) {
  if (caseNumber === null || /^diary\b/i.test(caseNumber)) {
    return {
      case_type: 'Diary No.',
      case_number: diaryNumber,
      case_year: Number(diaryYear),
      unique_case_number: null,
    }
  }
  const { type, number, year, last } = readCaseNumber(caseNumber)
  return {
    case_type: type,
    case_number: number,
    case_year: year,
    unique_case_number: last !== null && last !== number ? `${type} No. ${number}-${last}/${year}` : null,
  }
}

/** The site does not say which party an advocate represents, so the first party gets all advocates of its side. */
const toParties = (parties: SciDetails['petitioners'], advocates: string[]): CaseRecord['petitioners'] =>
  parties.map(({ name }, index) => ({ name, advocates: index === 0 ? advocates : [] }))
