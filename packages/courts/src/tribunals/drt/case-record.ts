import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import { numberFields } from '../reading.ts'
import type { DrtCasePage } from './case-status.parse.ts'

export function toCaseRecord(court: CourtId, page: DrtCasePage): CaseRecord {
  return checkRecord({
    court,
    ...numberFields(page.caseNumber),
    filing_number: page.diaryNumber,
    filing_date: page.filingDate,
    petitioners: page.petitioners,
    respondents: page.respondents,
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.nextPurpose ?? page.status,
    nature_of_disposal: page.disposalNature,
    next_hearing_date: page.nextHearingDate,
    first_hearing_date: page.history.at(-1)?.date ?? null,
    decision_date: page.disposalDate,
    hearings: page.history.map((listing) => ({
      judge: listing.court,
      business_date: listing.date,
      purpose: listing.purpose,
    })),
  })
}
