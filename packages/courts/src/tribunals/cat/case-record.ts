import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import { numberFields, sideOf } from '../reading.ts'
import type { CatCasePage } from './case-status.parse.ts'

export function toCaseRecord(court: CourtId, page: CatCasePage): CaseRecord {
  return checkRecord({
    court,
    court_name: page.bench,
    ...numberFields(page.caseNumber),
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
