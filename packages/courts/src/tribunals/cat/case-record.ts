import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import { readCaseNumber } from '../../reading/case-numbers.ts'
import { blankRecord } from '../blank-record.ts'
import type { CatCasePage } from './case-status.parse.ts'

/** The page does not say which party an advocate represents, so the first party gets all advocates of its side. */
export function toCaseRecord(court: CourtId, page: CatCasePage): CaseRecord {
  const { type, number, year } = readCaseNumber(page.caseNumber)
  const sideOf = (names: string[], advocates: string[]) =>
    names.map((name, index) => ({ name, advocates: index === 0 ? advocates : [] }))
  return checkRecord({
    ...blankRecord,
    court,
    court_name: page.bench,
    case_type: type,
    case_number: number,
    case_year: year,
    unique_case_number: page.caseNumber,
    filing_number: page.diaryNumber,
    filing_date: page.filingDate,
    petitioners: sideOf(page.petitioners, page.petitionerAdvocates),
    respondents: sideOf(page.respondents, page.respondentAdvocates),
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.nextPurpose ?? page.stage,
    nature_of_disposal: page.disposalNature,
    next_hearing_date: page.nextHearingDate,
    decision_date: page.disposalDate,
    category: page.subject,
  })
}
