import { createHash } from 'node:crypto'
import {
  type CaseRecord,
  type CourtHearing,
  type CourtOrder,
  caseTitle,
  type Party,
} from '@peshi/contract/courts/case-record'
import { caseUniqueId } from '@peshi/contract/courts/labels'
import { inUsualCase } from '@peshi/contract/courts/usual-case'

export function caseValues(record: CaseRecord) {
  const { orders: _orders, hearings: _hearings, ...rest } = record
  return {
    court: record.court,
    unique_id: uniqueIdOf(record),
    unique_case_number: record.unique_case_number,
    case_type: record.case_type,
    case_number: record.case_number,
    case_year: record.case_year,
    cnr: record.cnr,
    title: caseTitle(record),
    petitioner: firstName(record.petitioners),
    respondent: firstName(record.respondents),
    status: record.status,
    stage: record.stage,
    next_date: record.next_hearing_date,
    record: rest,
    fingerprint: createHash('sha256').update(JSON.stringify(record)).digest('hex'),
  }
}

const firstName = ([first]: readonly Party[]) => (first ? inUsualCase(first.name) : null)

function uniqueIdOf({ court, case_type, case_number, case_year, filing_number, cnr }: CaseRecord): string {
  const isNumbered = /[1-9]/.test(case_number)
  const filed = filing_number?.replace(/\D+/g, '')
  const number = isNumbered ? case_number : filed ? `F${filed}` : (cnr ?? case_number)
  return caseUniqueId(court, case_type, number, case_year)
}

export function hearingRows(hearings: readonly CourtHearing[]) {
  const keyOf = distinctKeys()
  return hearings.map((hearing, position) => ({
    ...hearing,
    position,
    key: keyOf([hearing.business_date, hearing.cause_list_type, hearing.judge]),
  }))
}

/** The key does not contain `ref`, because some sites change an order's `ref` on each visit. */
export function orderRows(orders: readonly CourtOrder[]) {
  const keyOf = distinctKeys()
  return orders.map((order, position) => ({
    ...order,
    position,
    key: keyOf([order.kind, order.date, order.number, order.case_number]),
    document: order.link === null ? ('queued' as const) : ('by-hand' as const),
  }))
}

export const orderWords = (rows: readonly { key: string; date: string | null; number: string | null }[]) =>
  new Map(rows.map(({ key, date, number }) => [key, date ?? number ?? ''] as const))

/** The second row with the same key, such as an unnumbered order of the same day, gets `#2` at the end. */
function distinctKeys() {
  const seen = new Map<string, number>()
  return (parts: readonly (string | null)[]) => {
    const key = parts.map((part) => part ?? '').join('|')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === 1 ? key : `${key}#${times}`
  }
}
