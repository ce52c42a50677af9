import type { CourtId } from '@peshi/contract/ids'
import { allahabadCaseTypes } from '@peshi/courts/catalogue/allahabad-case-types'
import { sciCaseTypes } from '@peshi/courts/catalogue/sci-case-types'

/** `1234-1236/2024`, `12/2024`, `12 of 2024`, and `55614-2026` of a diary number. */
const range = /(\d+)\s*-\s*(\d+)\s*(?:\/|\bof\b)\s*((?:19|20)\d{2})\s*$/i
const single = /(\d+)\s*(?:\/|\bof\b|-)\s*((?:19|20)\d{2})\s*$/i
/** More in one range is a slip of the pen. */
const longestRange = 300

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

/** The keys of a number as a list prints it, for each case of a range, in each way of writing its type that the court has. */
export function keysOf(court: CourtId, printed: string): string[] {
  const many = range.exec(printed)
  const match = many ?? single.exec(printed)
  if (!match) return []
  const year = Number(match[many ? 3 : 2])
  const types = [typeKey(printed.slice(0, match.index)), ...otherNames(court, typeKey(printed.slice(0, match.index)))]
  const numbers = many ? numbersBetween(match[1] ?? '', match[2] ?? '') : [match[1] ?? '']
  return types.flatMap((type) => numbers.flatMap((number) => caseKey(type, number, year) ?? []))
}

/** `1234-36` is short for `1234-1236`. */
function numbersBetween(first: string, last: string): string[] {
  const whole = last.length < first.length ? first.slice(0, first.length - last.length) + last : last
  const [from, to] = [Number(first), Number(whole)]
  if (to < from || to - from > longestRange) return [first]
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step))
}

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
