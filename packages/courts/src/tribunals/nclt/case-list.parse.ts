import type { CourtDate } from '@peshi/contract/platform/dates'
import type { UnreadRow } from '../../connector.ts'
import { CaseNotFound } from '../../errors.ts'
import { fieldOf, optionalField, type Row, readObject, requireField, rowsIn } from '../../reading/json-reply.ts'
import { readEach, requireLink, wordsOfFields } from '../../reading/rows.ts'
import { readNcltDate } from './dates.ts'

export interface NcltListedCase {
  filingNumber: string
  caseNumber: string | null
  petitioner: string | null
  respondent: string | null
  status: string
  filingDate: CourtDate | null
  bench: string | null
  caseType: string | null
}

export function parseCaseList(reply: string): (NcltListedCase | UnreadRow)[] {
  const rows = rowsIn(readObject(reply), 'mainpanellist')
  if (rows.length === 0) throw new CaseNotFound('The tribunal has no such case')
  return readEach(rows, readRow, (row) => wordsOfFields(row, 'case_no', 'case_title1', 'case_title2', 'status'))
}

const readRow = (row: Row): NcltListedCase => ({
  filingNumber: requireLink(optionalField(row, 'filing_no'), 'filing number'),
  caseNumber: fieldOf(row, 'case_no'),
  petitioner: fieldOf(row, 'case_title1'),
  respondent: fieldOf(row, 'case_title2'),
  status: requireField(row, 'status'),
  filingDate: readNcltDate(fieldOf(row, 'date_of_filing')),
  bench: fieldOf(row, 'bench_location_name'),
  caseType: fieldOf(row, 'case_type_desc_cis'),
})
