import type { FindInput } from '@peshi/contract/matters'
import type { CaseQuery } from '@peshi/courts/connector'
import { Invalid } from '../http/errors.ts'

/** What the court is asked for. Throws `Invalid` with every field that this way of asking needs and that is missing. */
export function readQuery(input: FindInput): CaseQuery {
  if (input.by === 'cnr') {
    if (!input.cnr) throw missing({ cnr: 'Write the CNR' })
    return { by: 'cnr', cnr: input.cnr }
  }
  const { by, case_type, case_number, case_year } = input
  if (!case_type || !case_number || case_year === undefined) {
    throw missing({
      ...(!case_type && { case_type: 'Choose the case type' }),
      ...(!case_number && { case_number: 'Write the number in digits' }),
      ...(case_year === undefined && { case_year: 'Write a year of four digits' }),
    })
  }
  return { by, caseType: case_type, number: String(Number(case_number)), year: case_year }
}

const missing = (fields: Record<string, string>) => new Invalid('Please fill in what is missing.', fields)
