// Reads the rows of a print that has neither spaces nor columns: `1OS/12/2024AshaRaiVersusRaviRao`.
import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { withoutLink } from '../reading/case-numbers.ts'
import { hasSpaces, splitTitle } from '../reading/titles.ts'
import type { Cells } from './columns.ts'
import type { Line } from './pdf-lines.ts'

const header =
  /^(?:s|sr|sl|serial|item)\.?(?:no|number)?\.?case(?:s|no\.?|number|details?)?(?:nameofthe)?part(?:y|ies)(?:names?)?(?<more>\S*)$/i
const caseType = /^[\p{L}\p{M}.()&/-]{1,40}$/u
const onlyNames = /^[\p{L}\p{M}.,&'’()/-]+$/u

/** The header of a list whose parties follow the case number. Null for another line. */
export function readGluedHeader(text: string): { hasMoreColumns: boolean } | null {
  const more = header.exec(text)?.groups?.more
  return more === undefined ? null : { hasMoreColumns: more !== '' }
}

function splitRow(text: string) {
  const item = /^(\d{1,4})[.)]?(?=[\p{Lu}\p{Lo}])/u.exec(text)
  if (!item?.[1] || hasSpaces(text)) return null
  const row = withoutLink(text.slice(item[0].length)).trim()
  const [first] = readCaseNumbers(row).numbers
  if (!first || !caseType.test(row.slice(0, first.digitsAt))) return null
  return { item: item[1], number: row.slice(0, first.end), rest: row.slice(first.end).trim() }
}

/**
 * The item and the cells of a row. Where the respondent ends is unknown if more columns follow, so the respondent and
 * these columns are then remarks.
 */
export function readGluedRow(text: string, hasMoreColumns: boolean): { item: string; cells: Cells } | null {
  const row = splitRow(text)
  if (!row) return null
  const { petitioner, respondent } = splitTitle(onlyNames.test(row.rest) ? row.rest : null)
  const parties =
    petitioner && respondent ? { petitioner, [hasMoreColumns ? 'remarks' : 'respondent']: respondent } : {}
  return { item: row.item, cells: { case: row.number, ...parties } }
}

/** Sets the items and the case numbers of such rows apart. */
export const spaceGluedRows = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const row = splitRow(line.text)
    const [piece] = line.pieces
    if (!row || !piece) return line
    const text = `${row.number} ${row.rest}`.trim()
    const pieces = [
      { ...piece, right: piece.left, text: row.item },
      { ...piece, text },
    ]
    return { ...line, pieces, text: `${row.item} ${text}` }
  })
