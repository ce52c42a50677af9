import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pattern } from '@peshi/contract/platform/pattern'

export interface CourtComplex {
  code: string
  name: string
  establishments: string[]
  mustChooseEstablishment: boolean
}

export interface DistrictComplexes {
  /** eCourts' own codes, not the census codes. */
  stateCode: string
  districtCode: string
  complexes: CourtComplex[]
}

const file = fileURLToPath(new URL('./data/complexes.tsv', import.meta.url))

/**
 * Returns null if the court has no complexes. Reads the file at each call so that all complexes do not stay in memory.
 */
export async function readComplexes(court: string): Promise<DistrictComplexes | null> {
  const text = await readFile(file, 'utf8')
  const start = text.startsWith(`${court}\t`) ? 0 : text.indexOf(`\n${court}\t`) + 1
  if (start === 0 && !text.startsWith(`${court}\t`)) return null
  const end = text.slice(start).search(/\n(?!\t)/)
  const [head = '', ...lines] = text.slice(start, start + end).split('\n')
  const [, stateCode = '', districtCode = ''] = head.split('\t')
  return { stateCode, districtCode, complexes: lines.map(readLine) }
}

export interface ComplexHit {
  court: string
  code: string
  name: string
}

/** `typed` is either the beginnings of words (`tis haz` finds Tis Hazari Court Complex) or the initials (`thcc`). */
export async function findComplexes(typed: string, limit: number): Promise<ComplexHit[]> {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const hits: (ComplexHit & { begins: boolean })[] = []
  let court = ''
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    if (!line.startsWith('\t')) {
      court = line.split('\t', 1)[0] ?? ''
      continue
    }
    const { code, name } = readLine(line)
    const words = wordsOf(name)
    if (isNamed(words, wanted)) hits.push({ court, code, name, begins: words[0]?.startsWith(wanted[0] ?? '') ?? false })
  }
  return hits
    .sort((a, b) => Number(b.begins) - Number(a.begins))
    .slice(0, limit)
    .map(({ begins: _begins, ...hit }) => hit)
}

export const genericParts = {
  place: /complex|building|district|division|taluka?|tehsil/,
  court: /courts?|ct|sessions?|civil|criminal|crim/,
  judge: /judges?|magistrates?|munsiff?|senior|junior|principal|additional/,
  between: /and|of|the|at|new|old/,
}
export const generic = pattern('gi')`\b(?:${genericParts})\b`

/** Each complex with its court, and the words of its name that are not in every complex's name: `tis hazari`. */
export function listComplexNames(): { court: string; words: string[] }[] {
  const found: { court: string; words: string[] }[] = []
  let court = ''
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.startsWith('\t')) court = line.split('\t', 1)[0] ?? ''
    else found.push({ court, words: wordsOf(readLine(line).name.replace(generic, ' ')) })
  }
  return found.filter(({ words }) => words.length > 0)
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function isNamed(words: readonly string[], wanted: readonly string[]): boolean {
  const initials = words.map((word) => word[0]).join('')
  if (wanted.length === 1 && wanted[0] === initials) return true
  return wanted.every((one) => words.some((word) => word.startsWith(one)))
}

function readLine(line: string): CourtComplex {
  const [, code = '', name = '', establishments = '', flag = ''] = line.split('\t')
  return {
    code,
    name,
    establishments: establishments.split(',').filter(Boolean),
    mustChooseEstablishment: flag === 'Y',
  }
}
