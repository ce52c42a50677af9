import type { CourtDate } from '@peshi/contract/platform/dates'
import { readDate } from '../reading/dates.ts'
import { caseNumberOf, fieldOf, presentField, type Row, readEnvelope, requireField } from './envelope.ts'

export interface CaseSearch {
  total: number
  rawRows: number
  bench: string | null
  courtCode: string | null
  cases: NewCaseHit[]
}

export interface NewCaseHit {
  cnr: string
  caseNo: string
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  decisionDate: CourtDate | null
}

/** Parses a search reply of the new pages; throws as `readEnvelope`. Empty: nothing found. */
export function parseCaseSearch(reply: string): CaseSearch {
  const envelope = readEnvelope(reply)
  const cases = new Map<string, NewCaseHit>()
  for (const row of envelope.rows) {
    const hit = readHit(row)
    const key = `${hit.cnr} ${hit.caseNo}`
    if (!cases.has(key)) cases.set(key, hit)
  }
  return {
    total: envelope.total,
    rawRows: envelope.rows.length,
    bench: envelope.benches[0] ?? null,
    courtCode: envelope.courtCodes[0] ?? null,
    cases: [...cases.values()],
  }
}

function readHit(row: Row): NewCaseHit {
  return {
    cnr: requireField(row, 'cino'),
    caseNo: requireField(row, 'case_no'),
    caseNumber: caseNumberOf(row),
    // `l…` fields have the name in the local language; a few rows have only that.
    petitioner: presentField(row, 'pet_name') ?? fieldOf(row, 'lpet_name'),
    respondent: presentField(row, 'res_name') ?? fieldOf(row, 'lres_name'),
    decisionDate: readDate(fieldOf(row, 'date_of_decision')),
  }
}
