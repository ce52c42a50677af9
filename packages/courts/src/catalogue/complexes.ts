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

function readLine(line: string): CourtComplex {
  const [, code = '', name = '', establishments = '', flag = ''] = line.split('\t')
  return {
    code,
    name,
    establishments: establishments.split(',').filter(Boolean),
    mustChooseEstablishment: flag === 'Y',
  }
}
