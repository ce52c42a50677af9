import type { MatterId } from '@peshi/contract/ids'
import type { ImportValues } from '@peshi/contract/imports'
import { caseKey } from '../cause-lists/case-keys.ts'
import type { KnownCase } from './imports.repo.ts'

/** What makes two rows, or a row and a matter, the same case: its CNR, or its number at its court. */
export function caseKeys({
  cnr,
  court,
  type,
  number,
  year,
}: Omit<KnownCase, 'id' | 'court'> & { court: string | null }): string[] {
  const key = type && number && year ? caseKey(type, number, year) : null
  return [...(cnr ? [cnr] : []), ...(court && key ? [`${court} ${key}`] : [])]
}

export const keysOfValues = (values: ImportValues) =>
  caseKeys({
    cnr: values.cnr,
    court: values.court,
    type: values.case_type,
    number: values.case_number,
    year: values.case_year,
  })

/** The chamber's matters by their keys. */
export function indexKnown(known: readonly KnownCase[]): Map<string, MatterId> {
  return new Map(known.flatMap((one) => caseKeys(one).map((key) => [key, one.id] as const)))
}
