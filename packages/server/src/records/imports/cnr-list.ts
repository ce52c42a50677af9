import { cnrsIn } from '@peshi/contract/courts/written-case'
import { type FileRow, type FileTable, limits, UnreadableFile } from './import-limits.ts'
import { parseJson } from './read-json.ts'

/**
 * Parses a list of CNRs in lines or in a JSON array. Other words of a line become a second cell. Returns null if `text`
 * is no such list.
 */
export function readCnrList(text: string): FileTable | null {
  const json = parseJson(text)
  const [heading, ...others] = json === undefined ? linesOf(text) : entriesOf(json)
  if (!heading) return null
  const isHeaded = cnrsIn(heading[1]).length === 0 && /\b(?:cnr|cino)\b/i.test(heading[1])
  if (isHeaded && /\p{L}/u.test(heading[1].replace(labels, ''))) return null
  const lines = isHeaded ? others : [heading, ...others]
  const read = lines.map(([position, line]) => ({ position, line, cnrs: cnrsIn(line), rest: restOf(line) }))
  const bare = read.filter(({ cnrs, rest }) => cnrs.length > 0 && rest === '').length
  if (bare === 0 || bare * 2 < lines.length) return null
  const rows = read.flatMap(({ position, line, cnrs, rest }): FileRow[] => {
    const cells =
      cnrs.length === 0 ? [[line.trim().slice(0, limits.cell)]] : cnrs.map((cnr) => (rest === '' ? [cnr] : [cnr, rest]))
    return cells.map((row) => [position, row])
  })
  if (rows.length > limits.rows) throw new UnreadableFile('too-many-rows', String(limits.rows))
  const isCounted = read.some(({ cnrs }) => cnrs.length > 1)
  return { format: 'CNR list', sheet: null, rows: isCounted ? rows.map(([, cells], at) => [at + 1, cells]) : rows }
}

const labels = /\b(?:cnr|cino|nos?|numbers?|s|sr|sl|serial)\b/gi

const linesOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, at) => [at + 1, line] as const)
    .filter(([, line]) => line.trim() !== '')

const entriesOf = (json: unknown) =>
  Array.isArray(json) && json.every((one) => typeof one === 'string')
    ? json.map((one: string, at) => [at + 1, one] as const)
    : []

function restOf(line: string): string {
  const rest = cnrsIn(line).reduce(
    (left, cnr) =>
      left.replace(new RegExp(`${cnr.slice(0, 6)}[\\s-]?${cnr.slice(6, 12)}[\\s-]?${cnr.slice(12)}`, 'gi'), ''),
    line,
  )
  const said = rest.replace(labels, '').replace(/^[\s(]*\d{1,5}(?=\D|$)/, '')
  return /[\p{L}\p{N}]/u.test(said) ? rest.trim().slice(0, limits.cell) : ''
}
