import { caseKey } from '@peshi/contract/courts/case-key'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ImportValues } from '@peshi/contract/records/imports'
import { unreadTitle } from '../../matters/matters/unread.ts'
import type { importsRepo, KnownCase } from './imports.repo.ts'

export function caseKeys({ cnr, court, type, number, year, title }: Omit<KnownCase, 'id'>): string[] {
  const key = type && number && year ? caseKey(type, number, year) : null
  if (!cnr && !number) return title ? [`title ${title.toLowerCase()}`] : []
  return [...(cnr ? [cnr] : []), ...(court && key ? [`${court} ${key}`] : [])]
}

/** Null if the row has only a number. */
const namesOf = ({ title, petitioner, respondent }: ImportValues) =>
  title || [petitioner, respondent].filter((name) => name !== null).join(' v. ') || null

export const isUnread = (values: ImportValues) =>
  (values.court !== null || values.cnr !== null) && namesOf(values) === null

export const titleOf = (values: ImportValues) => namesOf(values) ?? unreadTitle(values)

export const keysOfValues = (values: ImportValues) =>
  caseKeys({
    cnr: values.cnr,
    court: values.court,
    type: values.case_type,
    number: values.case_number,
    year: values.case_year,
    title: titleOf(values),
  })

export async function knownBy(
  repo: Pick<ReturnType<typeof importsRepo>, 'listKnown' | 'listByOtherNumber'>,
  rows: readonly ImportValues[],
): Promise<Map<string, MatterId>> {
  const wanted = wantedOf(rows)
  const others = await repo.listByOtherNumber(wanted)
  const known = await repo.listKnown(wanted)
  return new Map([
    ...others.map(({ id, court, key }) => [`${court} ${key}`, id] as const),
    ...known.flatMap((one) => caseKeys(one).map((key) => [key, one.id] as const)),
  ])
}

export const wantedOf = (rows: readonly ImportValues[]) => ({
  cnrs: rows.flatMap(({ cnr }) => cnr ?? []),
  numbers: rows.flatMap(({ case_number }) => case_number ?? []),
  courts: [...new Set(rows.flatMap(({ court }) => court ?? []))],
  keys: rows.flatMap(({ case_type: type, case_number: number, case_year: year }) =>
    type && number && year ? (caseKey(type, number, year) ?? []) : [],
  ),
  titles: rows.filter(({ cnr, case_number }) => !cnr && !case_number).map(titleOf),
})
