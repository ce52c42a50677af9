import { readCaseNumbers } from '@peshi/contract/case-numbers'
import type { CourtId } from '@peshi/contract/ids'
import { allahabadCaseTypes } from '@peshi/courts/catalogue/allahabad-case-types'
import { sciCaseTypes } from '@peshi/courts/catalogue/sci-case-types'

/** The type's letters and digits alone: `S.L.P.(C) No.` is `SLPC`. */
export const typeKey = (type: string) =>
  type
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(/NOS?$/, '')

/**
 * How a case's number is told wherever it stands: `WPC|123/2024`. Null where it names no case. The database makes the
 * same of the cases' own numbers (`case_number_key`).
 */
export function caseKey(type: string, number: string | number, year: number): string | null {
  const [plain, digits] = [typeKey(type), /0*([1-9]\d*)/.exec(String(number))?.[1]]
  return plain === '' || digits === undefined || year <= 0 ? null : `${plain}|${digits}/${year}`
}

/** The keys of the numbers that a list prints, in each way of writing their type that the court has. */
export function keysOf(court: CourtId, printed: string): string[] {
  const keys = readCaseNumbers(printed).numbers.flatMap(({ kind, type, number, year }) => {
    const plain = spellingOf(kind === 'diary' ? 'DIARY' : typeKey(type))
    const names = [plain, ...otherNames(court, plain)]
    return names.flatMap((name) => caseKey(name, number, Number(year)) ?? [])
  })
  return [...new Set(keys)]
}

/** One spelling of a type where courts have several: `CONMT.PET.(C)`, and `R/SCA` for a registered `SCA`. */
const spellingOf = (type: string) => type.replace(/^CON(?:M|TEMP)T/, 'CONT').replace(/^R(?=SCA|CRMA|SA$|FA$|LPA$)/, '')

const namesOf = (types: readonly { short: string; title: string }[]) => {
  const names = new Map<string, string[]>()
  for (const { short, title } of types) {
    names.set(typeKey(short), [...(names.get(typeKey(short)) ?? []), typeKey(title)])
    names.set(typeKey(title), [...(names.get(typeKey(title)) ?? []), typeKey(short)])
  }
  return names
}

const sci = namesOf(sciCaseTypes)
const allahabad = namesOf(allahabadCaseTypes)
const byCourt: Record<string, ReadonlyMap<string, string[]>> = {
  sci,
  'hc-allahabad': allahabad,
  'hc-lucknow': allahabad,
}

const otherNames = (court: CourtId, type: string) => byCourt[court]?.get(type) ?? []
