import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A building, or a group of them, under which the eCourts system files the courts of a district. */
export interface CourtComplex {
  /** The code of the national lists, `1130070`. */
  code: string
  name: string
  /** The numbers of the establishments (civil judge, chief judicial magistrate, …) that sit in it. */
  establishments: string[]
  /** Must one of them be chosen before anything can be searched. */
  mustChooseEstablishment: boolean
}

export interface DistrictComplexes {
  /** The national lists' codes of the state and, within it, the district; unrelated to census codes. */
  stateCode: string
  districtCode: string
  complexes: CourtComplex[]
}

const file = fileURLToPath(new URL('./data/complexes.tsv', import.meta.url))

/**
 * The court complexes of one district; null for a court that is no district's.
 * Read from the file each time (170 KB, a few milliseconds) and not kept: few districts are asked for, and 3,566
 * complexes would lie in memory for all. Sources: `data/README.md`.
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

/** A complex, and the district court that it belongs to. */
export interface ComplexHit {
  court: string
  code: string
  name: string
}

/**
 * The complexes in whose name every word of `typed` begins a word (`tis haz` → Tis Hazari), or whose initials it is
 * (`thc`), at most `limit`; those whose name begins with it come first.
 */
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
