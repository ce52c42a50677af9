import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import type { CaseRef } from '../../connector.ts'
import { PageChanged } from '../../errors.ts'
import { findCaseNumber } from '../../reading/case-numbers.ts'
import type { NcltCaseDetails, NcltParty } from './case-details.parse.ts'

export function toCaseRecord(court: CourtId, ref: CaseRef, page: NcltCaseDetails): CaseRecord {
  const isDisposed = page.disposalDate !== null || page.disposalNature !== null || /dispos/i.test(page.stage ?? '')
  const { type, number, year } = nameCase(ref, page)
  const newest = page.proceedings
    .filter(({ listingDate }) => listingDate !== null)
    .toSorted((one, other) => (other.listingDate ?? '').localeCompare(one.listingDate ?? ''))[0]
  return checkRecord({
    court,
    case_type: type,
    case_number: number,
    case_year: year,
    unique_case_number: page.caseNumber,
    filing_number: page.filingNumber ?? ref.filing_no ?? null,
    filing_date: page.filingDate,
    registration_date: page.registrationDate,
    petitioners: page.parties.filter(({ type: side }) => !side.startsWith('R')).map(toParty),
    respondents: page.parties.filter(({ type: side }) => side.startsWith('R')).map(toParty),
    status: isDisposed ? 'disposed' : 'pending',
    stage: page.stage,
    nature_of_disposal: page.disposalNature,
    first_hearing_date: page.firstListingDate,
    // The next date is in the newest hearing. For a disposed case, this date was set before the disposal.
    next_hearing_date: isDisposed ? null : (newest?.nextDate ?? null),
    decision_date: page.disposalDate,
    bench_type: page.benchNature,
    short_order: newest?.action ?? null,
    category: page.caseType,
    interlocutory_applications: page.applications.map((application) => ({
      number: application.number,
      classification: application.type,
      party: application.party,
      filed_on: application.filedOn,
      next_date: /dispos/i.test(application.status ?? '') ? null : application.nextDate,
      status: application.status,
    })),
    hearings: page.proceedings.map((proceeding) => ({
      judge: proceeding.courtNo === null ? null : `Court ${proceeding.courtNo}`,
      business_date: proceeding.listingDate,
      next_date: proceeding.nextDate,
      purpose: proceeding.purpose,
      business: proceeding.action,
    })),
    orders: page.proceedings
      .filter(({ path }) => path !== null)
      .map((proceeding) => ({
        date: proceeding.listingDate ?? proceeding.uploadDate,
        kind: /judge?ment|final/i.test(proceeding.document ?? '') ? 'judgment' : 'order',
        case_number: page.caseNumber,
        ref: proceeding.path === null ? {} : { path: proceeding.path },
      })),
  })
}

const toParty = ({ name, advocates }: NcltParty) => ({ name, advocates })

/**
 * The page's case number may contain a bench: `CP(IB)/123(MB)2024`. A case without a number gets the number that was
 * searched for, or else its filing number.
 */
function nameCase(ref: CaseRef, page: NcltCaseDetails): { type: string; number: string; year: number } {
  const found = findCaseNumber(page.caseNumber)
  if (found?.type) return found
  if (ref.type && ref.number && ref.year) return { type: ref.type, number: ref.number, year: Number(ref.year) }
  const filed = page.filingDate ?? page.registrationDate
  const filing = page.filingNumber ?? ref.filing_no
  if (filed === null || !filing) throw new PageChanged('The case has neither a number nor a filing number')
  return { type: 'Filing', number: filing, year: Number(filed.slice(0, 4)) }
}
