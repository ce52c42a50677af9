import { Cnr } from '../platform/ids.ts'
import { caseKey } from './case-key.ts'
import { type CaseNumberInText, casesNamed, usualType } from './case-numbers.ts'
import { courtsOfCnr } from './cnr-courts.ts'
import type { CaseType } from './courts.ts'

export type WrittenCase =
  | { by: 'cnr'; cnr: string }
  | { by: 'diary-number'; case_number: string; case_year: string }
  | { by: 'case-number'; case_type: string | null; case_number: string; case_year: string }

export interface SeveralCases {
  by: 'several'
  cases: string[]
}

const cnrInText = /(?<![A-Z0-9])[A-Z]{4}[A-Z0-9]{2}[\s-]?\d{6}[\s-]?\d{4}(?!\d)/i
const supreme = /^\s*(SLP|S\.\s*L\.\s*P\.|special leave petition|petitions?(?:\(s\))? for special leave)/i

const letters = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

export const namesOfTypes = (types: readonly Pick<CaseType, 'short' | 'title'>[]): string[] =>
  types.flatMap(({ short, title }) => [short, title])

/** Letters of a type, with its side spelled in full: `Transfer Petition(s) (C)` is `TRANSFER PETITION (CIVIL)`. */
const typeKey = (type: string) =>
  letters(
    usualType(type)
      .replace(/\(s\)/gi, '')
      .replace(/\(\s*c(?:iv(?:il)?)?\.?\s*\)/gi, 'CIVIL')
      .replace(/\(\s*cr(?:l|im(?:inal)?)?\.?\s*\)/gi, 'CRIMINAL'),
  )

/** The code of the court’s case type. Null if no type fits, or if several begin with the words. */
export function findCaseType(written: string, caseTypes: readonly CaseType[]): string | null {
  const wanted = typeKey(written)
  if (!wanted) return null
  const exact = caseTypes.filter((type) => typeKey(type.short) === wanted || typeKey(type.title) === wanted)
  const beginning = caseTypes.filter((type) => typeKey(type.title).startsWith(wanted))
  return exact[0]?.code ?? (beginning.length === 1 ? (beginning[0]?.code ?? null) : null)
}

/** Returns null unless the text names exactly one case. The number has no leading zeros. */
export function splitCaseNumber(text: string): { type: string; number: string; year: string } | null {
  const [one, other] = casesNamed(text)
  return one && !other ? { type: one.isSure ? one.type : one.words, number: one.number, year: one.year } : null
}

export const sayCaseNumber = ({ type, number, year }: Pick<CaseNumberInText, 'type' | 'number' | 'year'>) =>
  `${type} ${number}/${year}`.trim()

/** True if one of the case numbers in both texts is the same. Case types are compared by their usual names. */
export function nameSameCase(one: string, other: string): boolean {
  const others = keysIn(other)
  return keysIn(one).some((key) => others.includes(key))
}

const known = new Map<string, readonly string[]>()
const mostKnown = 2000

function keysIn(text: string): readonly string[] {
  const before = known.get(text)
  if (before) return before
  const keys = casesNamed(text).map(
    ({ type, words, isSure, number, year }) =>
      caseKey(usualType(isSure ? type : words), number, Number(year)) ?? `${number}/${year}`,
  )
  if (known.size >= mostKnown) known.clear()
  known.set(text, keys)
  return keys
}

/** Valid CNRs, each once, in capitals. */
export function cnrsIn(text: string): string[] {
  const found = text.toUpperCase().matchAll(new RegExp(cnrInText, 'gi'))
  return [...new Set([...found].flatMap(([written]) => Cnr.safeParse(written).data ?? []))]
}

/** `others` has words that look like a CNR and are none, and lines without any. */
export function splitCnrs(text: string): { cnrs: string[]; others: string[] } {
  const others = text.split(/\r\n|\r|\n/).flatMap((line) => {
    if (cnrsIn(line).length === 0) return line.trim() === '' ? [] : [line.trim()]
    const rest = line.replace(new RegExp(cnrInText, 'gi'), (cnr) => (Cnr.safeParse(cnr).success ? ' ' : cnr))
    return [...rest.matchAll(/\b[a-z]{4}[a-z]*\d[a-z\d]{4,}\b/gi)].map(([word]) => word)
  })
  return { cnrs: cnrsIn(text), others: [...new Set(others)] }
}

/**
 * Reads what a person pasted into a search. Null if the text names no case. `case_type` is null if the court has no
 * such type.
 */
export function readWrittenCase(text: string, caseTypes: readonly CaseType[]): WrittenCase | SeveralCases | null {
  const cnr = Cnr.safeParse(cnrInText.exec(text)?.[0] ?? '')
  if (cnr.success) return { by: 'cnr', cnr: cnr.data }
  const [one, ...others] = casesNamed(text, namesOfTypes(caseTypes))
  if (!one) return null
  if (others.length > 0) return { by: 'several', cases: [one, ...others].map(sayCaseNumber) }
  const { kind, type, words, isSure, number: case_number, year: case_year } = one
  if (kind === 'diary') return { by: 'diary-number', case_number, case_year }
  return { by: 'case-number', case_type: findCaseType(isSure ? type : words, caseTypes), case_number, case_year }
}

/** The courts that the text itself names. Empty if any court is possible. */
export function courtsNamed(text: string, pasted: WrittenCase): readonly string[] {
  if (pasted.by === 'cnr') return courtsOfCnr(pasted.cnr) ?? []
  return pasted.by === 'diary-number' || supreme.test(text) ? ['sci'] : []
}
