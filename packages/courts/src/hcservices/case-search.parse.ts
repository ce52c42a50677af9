import type { UnreadRow } from '../connector.ts'
import { readDate } from '../reading/dates.ts'
import type { Row } from '../reading/json-reply.ts'
import { isUnread, readEach, requireLink, wordsOfFields } from '../reading/rows.ts'
import { caseNumberOf, fieldOf, presentField, readEnvelope } from './envelope.ts'

export interface CaseSearch {
  total: number
  rawRows: number
  bench: string | null
  courtCode: string | null
  /** Without duplicates: the site repeats a case for each party. */
  cases: (NewCaseHit | UnreadRow)[]
}

export type NewCaseHit = ReturnType<typeof readHit>

export function parseCaseSearch(reply: string): CaseSearch {
  const envelope = readEnvelope(reply)
  const cases = new Map<string, NewCaseHit | UnreadRow>()
  for (const hit of readEach(envelope.rows, readHit, wordsOf)) {
    const key = isUnread(hit) ? hit.words : `${hit.cnr} ${hit.caseNo}`
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

const wordsOf = (row: Row) =>
  wordsOfFields(row, 'type_name', 'case_no2', 'case_year', 'pet_name', 'res_name', 'lpet_name', 'lres_name')

function readHit(row: Row) {
  return {
    cnr: requireLink(fieldOf(row, 'cino'), 'cino'),
    caseNo: requireLink(fieldOf(row, 'case_no'), 'case_no'),
    caseNumber: caseNumberOf(row),
    // Some rows have only `lpet_name` and `lres_name`, the names in the local language.
    petitioner: presentField(row, 'pet_name') ?? fieldOf(row, 'lpet_name'),
    respondent: presentField(row, 'res_name') ?? fieldOf(row, 'lres_name'),
    decisionDate: readDate(fieldOf(row, 'date_of_decision')),
  }
}
