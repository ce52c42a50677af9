import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import { numberFields, sideOf } from '../reading.ts'
import type { NgtCasePage } from './case-page.parse.ts'

export function toCaseRecord(court: CourtId, page: NgtCasePage): CaseRecord {
  return checkRecord({
    court,
    ...numberFields(page.caseNumber),
    filing_number: page.filingNumber,
    filing_date: page.filingDate,
    petitioners: sideOf(page.petitioners, page.petitionerAdvocates),
    respondents: sideOf(page.respondents, page.respondentAdvocates),
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.status,
    next_hearing_date: page.nextHearingDate,
    coram: page.orders[0]?.coram.join(', ') || null,
    acts: page.act === null ? [] : [{ act: page.act, section: null }],
    hearings: page.orders.map((listing) => ({
      judge: listing.coram.join(', ') || null,
      business_date: listing.date,
    })),
    orders: page.orders
      .filter(({ path }) => path !== null)
      .map((order) => ({
        date: order.date,
        judge: order.coram.join(', ') || null,
        kind: 'order',
        case_number: page.caseNumber,
        ref: order.path === null ? {} : { path: order.path },
      })),
  })
}
