import type { CaseRecord } from '@peshi/contract/courts/case-record'
import { otherForum } from '@peshi/contract/courts/courts'
import type { PageCase, PageOrderRow } from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { parseCaseDetails } from '../allahabad/case-details.parse.ts'
import { parseCaseInfo } from '../allahabad/case-info.parse.ts'
import { toCaseRecord as toAllahabadRecord } from '../allahabad/case-record.ts'
import { parseSiteCase } from '../dcourts/case-details.parse.ts'
import { parseSiteSearch } from '../dcourts/case-search.parse.ts'
import { parseDelhiOrders, parseDelhiResults } from '../delhi/result-pages.parse.ts'
import { parseDistrictCase } from '../ecourts-district/case-history.parse.ts'
import { toCaseRecord as toDistrictRecord } from '../ecourts-district/case-record.ts'
import { parseDistrictSearch } from '../ecourts-district/case-search.parse.ts'
import { PageChanged } from '../errors.ts'
import { parseCaseHistory } from '../hcservices/case-history.parse.ts'
import { toCaseRecord as toHighCourtRecord } from '../hcservices/case-record.ts'
import { parseShowBusiness } from '../hcservices/show-business.parse.ts'
import { findCaseNumber } from '../reading/case-numbers.ts'
import { isUnread } from '../reading/rows.ts'
import { splitTitle } from '../reading/titles.ts'
import { parseCaseDetails as parseSciDetails } from '../sci/case-details.parse.ts'
import { toCaseRecord as toSciRecord } from '../sci/case-record.ts'
import { parseCaseStatus } from '../sci/case-status.parse.ts'
import { toCaseRecord as toCatRecord } from '../tribunals/cat/case-record.ts'
import { parseCatCaseStatus } from '../tribunals/cat/case-status.parse.ts'
import { toCaseRecord as toCestatRecord } from '../tribunals/cestat/case-record.ts'
import { parseCestatCase } from '../tribunals/cestat/case-report.parse.ts'
import { parseCisSearchResult } from '../tribunals/cis/search-result.parse.ts'
import { toCaseRecord as toDrtRecord } from '../tribunals/drt/case-record.ts'
import { parseDrtCaseStatus } from '../tribunals/drt/case-status.parse.ts'
import { parseItatCase } from '../tribunals/itat/case-details.parse.ts'
import { toCaseRecord as toItatRecord } from '../tribunals/itat/case-record.ts'
import { parseNgtCasePage } from '../tribunals/ngt/case-page.parse.ts'
import { toCaseRecord as toNgtRecord } from '../tribunals/ngt/case-record.ts'
import { parseNgtSearchResult } from '../tribunals/ngt/search-result.parse.ts'
import { toCaseRecord as toTdsatRecord } from '../tribunals/tdsat/case-record.ts'
import { parseTdsatCaseStatus } from '../tribunals/tdsat/case-status.parse.ts'

interface Asked {
  text: string
  court: CourtId | null
  today: CourtDate
}

interface CaseReader {
  fits: RegExp
  /**
   * Level of the courts whose pages this parser reads. High courts' and district courts' pages look alike to `fits`, but
   * their CNRs differ.
   */
  of?: 'high-court' | 'district'
  read(asked: Asked): PageCase[]
}

const unknown = otherForum

const recordOf =
  (read: (asked: Asked, court: CourtId) => CaseRecord) =>
  (asked: Asked): PageCase[] => [toPageCase(read(asked, asked.court ?? unknown))]

export const caseReaders: readonly CaseReader[] = [
  {
    fits: /allahabad|lucknow|UPHC0[12]|getCaseDetails|viewCaseData/i,
    read: recordOf(({ text }, court) => toAllahabadRecord(court, parseCaseDetails(text), [])),
  },
  {
    fits: /case_details_table|Petitioner_Advocate_table/i,
    of: 'high-court',
    read: recordOf(({ text }, court) =>
      toHighCourtRecord(parseCaseHistory(text), { court, courtName: null, folder: '', business: new Map() }),
    ),
  },
  {
    fits: /case_details_table|Petitioner_Advocate_table|casetype_list/i,
    of: 'district',
    read: recordOf(({ text }, court) => toDistrictRecord(court, parseDistrictCase(text), () => ({}))),
  },
  { fits: /daily status/i, read: readDailyStatus },
  {
    fits: /CNR Number/i,
    of: 'district',
    read: recordOf(({ text }, court) => toDistrictRecord(court, parseSiteCase(text), () => ({}))),
  },
  {
    fits: /diary n(?:umber|o)/i,
    read: ({ text, today }) => {
      const tabs = {
        earlier_court_details: [],
        listing_dates: [],
        interlocutory_application_documents: [],
        judgement_orders: [],
        defects: [],
      }
      return [toPageCase(toSciRecord('sci' as CourtId, parseSciDetails(text), tabs, today))]
    },
  },
  { fits: /order link|date of order/i, read: ({ text, court }) => readDelhiOrders(text, court) },
  { fits: /listing date/i, read: ({ text, court }) => rowsToCases(parseDelhiResults(text).rows, court) },
  {
    fits: /telecom disputes|tdsat|petition/i,
    read: recordOf(({ text, today }, court) => toTdsatRecord(court, parseTdsatCaseStatus(text), today)),
  },
  {
    fits: /green tribunal|ngt|case/i,
    read: recordOf(({ text }, court) => toNgtRecord(court, parseNgtCasePage(text))),
  },
  { fits: /diary/i, read: recordOf(({ text }, court) => toDrtRecord(court, parseDrtCaseStatus(text))) },
  { fits: /diary/i, read: recordOf(({ text }, court) => toCatRecord(court, parseCatCaseStatus(text))) },
  {
    fits: /diary|appeal/i,
    read: recordOf(({ text }, court) => toCestatRecord(court, parseCestatCase(text))),
  },
  { fits: /appeal/i, read: recordOf(({ text }, court) => toItatRecord(court, parseItatCase(text))) },
]

/** A saved page may contain a search result beside an opened case. */
export const searchReaders: readonly CaseReader[] = [
  {
    fits: /viewHistory|dispTable|total number of/i,
    read: ({ text, court }) => rowsToCases(parseDistrictSearch(text).rows, court),
  },
  {
    fits: /viewCnrDetails/,
    read: ({ text, court }) =>
      rowsToCases(
        parseSiteSearch(text).flatMap(({ hits }) => hits),
        court,
      ),
  },
  {
    fits: /diary/i,
    read: ({ text }) => rowsToCases(parseCaseStatus(text).rows, 'sci' as CourtId),
  },
  { fits: /viewCaseData/, read: ({ text, court }) => rowsToCases(parseCaseInfo(text), court) },
  { fits: /more detail/i, read: ({ text, court }) => rowsToCases(parseCisSearchResult(text), court) },
  {
    fits: /case/i,
    read: ({ text, court }) => rowsToCases(parseNgtSearchResult(text), court),
  },
]

export function toPageCase(record: CaseRecord): PageCase {
  return {
    court: record.court === unknown ? null : record.court,
    court_name: record.court_name,
    cnr: record.cnr,
    case_type: record.case_type,
    case_number: record.case_number,
    case_year: record.case_year,
    petitioner: record.petitioners[0]?.name ?? null,
    respondent: record.respondents[0]?.name ?? null,
    case_status: record.status,
    stage: record.stage,
    next_date: record.next_hearing_date,
    coram: record.coram,
    court_no: null,
    hearings: record.hearings.flatMap(({ business_date: date, next_date, purpose, judge, business }) =>
      date ? [{ date, next_date, stage: purpose, coram: judge, business }] : [],
    ),
    orders: record.orders.flatMap(({ date, number, judge, kind }) => (date ? [{ date, number, judge, kind }] : [])),
  }
}

interface AnyRow {
  case?: string
  caseNumber?: string | null
  petitioner?: string | null
  respondent?: string | null
  applicant?: string | null
  party?: string | null
  cnr?: string | null
  status?: string | null
  next_date?: CourtDate | null
  nextDate?: CourtDate | null
  court_no?: string | null
  courtNo?: string | null
}

const rowsToCases = (rows: readonly object[], court: CourtId | null): PageCase[] => {
  const cases = rows.flatMap((row) => (isUnread(row) ? [] : (rowToCase(row as AnyRow, court) ?? [])))
  if (cases.length === 0) throw new PageChanged('The page lists no case with its number')
  return cases
}

function rowToCase(row: AnyRow, court: CourtId | null): PageCase | null {
  const found = findCaseNumber(row.case ?? row.caseNumber ?? '')
  if (!found && !row.cnr) return null
  const title = splitTitle(row.party ?? null)
  return {
    ...blankCase,
    court,
    cnr: row.cnr ?? null,
    case_type: found?.type || null,
    case_number: found?.number ?? null,
    case_year: found?.year ?? null,
    petitioner: row.petitioner ?? row.applicant ?? title.petitioner,
    respondent: row.respondent ?? title.respondent,
    case_status: /dispos|decided/i.test(row.status ?? '') ? 'disposed' : 'pending',
    next_date: row.next_date ?? row.nextDate ?? null,
    court_no: row.court_no ?? row.courtNo ?? null,
  }
}

const blankCase: PageCase = {
  court: null,
  court_name: null,
  cnr: null,
  case_type: null,
  case_number: null,
  case_year: null,
  petitioner: null,
  respondent: null,
  case_status: 'pending',
  stage: null,
  next_date: null,
  coram: null,
  court_no: null,
  hearings: [],
  orders: [],
}

function readDailyStatus({ text, court }: Asked): PageCase[] {
  const { date, nextHearingDate, ...day } = parseShowBusiness(text)
  const one = rowToCase({ ...day, case: day.caseNumber, next_date: nextHearingDate }, court)
  if (!one) throw new PageChanged('The daily status names no case')
  const business = [day.business, day.shortOrder].filter(Boolean).join(' · ') || null
  return [
    {
      ...one,
      case_status: day.natureOfDisposal ? 'disposed' : 'pending',
      stage: day.nextPurpose,
      hearings: date ? [{ date, next_date: nextHearingDate, stage: null, coram: day.judge, business }] : [],
    },
  ]
}

function readDelhiOrders(text: string, court: CourtId | null): PageCase[] {
  const { rows } = parseDelhiOrders(text)
  const one = rowToCase({ case: rows[0]?.case ?? '' }, court)
  if (!one) throw new PageChanged('The orders name no case')
  const orders = rows.flatMap(({ date }): PageOrderRow[] =>
    date ? [{ date, number: null, judge: null, kind: 'order' }] : [],
  )
  return [{ ...one, orders }]
}
