import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { guessMapping, type Headed } from './guess-mapping.ts'
import type { FileRow } from './import-limits.ts'
import { resolveCourt } from './resolve-court.ts'

const courtWord = /\b(?:courts?|tribunal|judge|magistrate|commission|bench)\b|न्यायालय|अदालत|عدالت/i
const label = /^(?:name of )?(?:the )?(?:court|forum|न्यायालय|अदालत)\s*[:–-]\s*/i

function courtIn([, cells]: FileRow): string | null {
  const [only = '', other] = cells.filter((cell) => cell !== '')
  if (other !== undefined || readCaseNumbers(only).numbers.length > 0) return null
  const name = only.replace(label, '')
  return name !== '' && (courtWord.test(only) || resolveCourt(name).length > 0) ? name : null
}

/** Gives each case the court that a row above it names for all cases below. Such a row has no other cell. */
export function spreadCourts(headed: Headed): Headed {
  const { columns, rows, above } = headed
  if (guessMapping(columns).court !== undefined || !rows.some((row) => courtIn(row) !== null)) return headed
  let court = above.map(courtIn).findLast((name) => name !== null) ?? ''
  const cases: FileRow[] = []
  for (const row of rows) {
    const heading = courtIn(row)
    if (heading === null) cases.push([row[0], [...Array.from(columns, (_, at) => row[1][at] ?? ''), court]])
    else court = heading
  }
  return { ...headed, columns: [...columns, 'Court'], rows: cases }
}
