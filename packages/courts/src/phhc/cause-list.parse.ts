import { PageChanged } from '../errors.ts'
import { fieldOf, isRow, parseJson, type Row, requireField, rowsIn } from '../reading/json-reply.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface PhhcListRow {
  item: string
  caseType: string
  caseNumber: string
  caseYear: number
  petitioner: string | null
  respondent: string | null
  petitionerAdvocate: string | null
  respondentAdvocate: string | null
}

export function parsePhhcCauseList(reply: string): PhhcListRow[] {
  return readRows(reply).map((row) => {
    const year = Number(requireField(row, 'case_year'))
    if (!Number.isInteger(year)) throw new PageChanged(`Not a year: ${String(row.case_year)}`)
    return {
      item: requireField(row, 'sr_no'),
      caseType: requireField(row, 'case_type'),
      caseNumber: requireField(row, 'case_no'),
      caseYear: year,
      petitioner: fieldOf(row, 'pet_name'),
      respondent: fieldOf(row, 'res_name'),
      petitionerAdvocate: fieldOf(row, 'pet_adv_name'),
      respondentAdvocate: fieldOf(row, 'res_adv_name'),
    }
  })
}

function readRows(reply: string): Row[] {
  throwOnErrorPage(reply)
  const value = parseJson(reply, 'The cause list')
  if (Array.isArray(value) && value.every(isRow)) return value
  if (isRow(value)) return rowsIn(value, 'data')
  throw new PageChanged('The cause list is not a list')
}
