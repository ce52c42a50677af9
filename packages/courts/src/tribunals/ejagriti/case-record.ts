import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import type { CaseRef } from '../../connector.ts'
import { readCaseNumber } from '../../reading/case-numbers.ts'
import type { CommissionCase, CommissionOrder } from './case-details.parse.ts'
import * as endpoints from './endpoints.ts'

/** An order may be a web page. Its text then becomes the business of the hearing on the order's date. */
export function toCaseRecord(court: CourtId, ref: CaseRef, found: CommissionCase): CaseRecord {
  const { type, number, year } = readCaseNumber(found.caseNumber)
  const sideOf = (names: string[], advocates: string | null) =>
    names.map((name, index) => ({ name, advocates: index === 0 && advocates !== null ? [advocates] : [] }))
  const days = [found.lastHearingDate, ...found.orders.map(({ date }) => date)]
  return checkRecord({
    court,
    case_type: type.split('/').at(-1) ?? type,
    case_number: number,
    case_year: year,
    unique_case_number: found.caseNumber,
    filing_number: found.filingReferenceNumber === null ? null : String(found.filingReferenceNumber),
    filing_date: found.filingDate,
    petitioners: sideOf(found.complainants, found.complainantAdvocates),
    respondents: sideOf(found.respondents, found.respondentAdvocates),
    status: found.isDisposed ? 'disposed' : 'pending',
    stage: found.stage,
    next_hearing_date: found.nextHearingDate,
    decision_date: found.disposalDate,
    hearings: [...new Set(days.flatMap((day) => day ?? []))].sort().map((day) => ({
      business_date: day,
      business: found.orders.find(({ date, text }) => date === day && text !== null)?.text ?? null,
    })),
    orders: found.orders
      .filter(({ format }) => format !== null)
      .map((order) => ({
        date: order.date,
        kind: order.kind,
        case_number: found.caseNumber,
        ref: { ...ref, kind: order.kind, format: order.format ?? '' },
        link: linkOf(order),
      })),
  })
}

const linkOf = ({ format }: CommissionOrder) => (format === 'html' ? endpoints.searchByHand : null)
