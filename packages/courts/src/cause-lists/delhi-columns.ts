// Finds the columns of a page of the Delhi High Court's lists. Most of these lists have no header row, and each page has
// its own columns.
import { itemInText } from '@peshi/contract/courts/item'
import type { ColumnKind } from './columns.ts'
import type { TableColumn } from './list-table.ts'
import { type Line, phrasesOf } from './pdf-lines.ts'

const headers: [RegExp, ColumnKind][] = [
  [/^CASE\b/i, 'case'],
  [/^(?:PARTY|PARTIES|TITLE)\b/i, 'parties'],
  [/^(?:ADVOCATE|COUNSEL)/i, 'advocate'],
  [/^(?:OTHER|REMARKS?|INFORMATION|PURPOSE)\b/i, 'remarks'],
  [/^NEXT\b/i, 'next-date'],
]

const item = new RegExp(`^(${itemInText}\\s?[.)]?)(?:\\s+|$)`)
const withNumber = /^[A-Z].*?\d[-/ ]*(?:of\s*)?(?:19|20)\d\d\b/
const versus = /^(?:V\/s|Vs|VS|Versus|VERSUS)\b\.?/
/** In points. */
const near = 3
const narrowest = 30

export function delhiColumns(lines: readonly Line[]): TableColumn[] | null {
  const starts = lines.flatMap((line, at) => startOf(line, lines.slice(at + 1, at + 4)) ?? [])
  const left = mostCommon(starts.map((start) => start.left))
  if (left === null) return null
  const named = headersIn(lines)
  const parties =
    mostCommon(
      lines.flatMap((line) => phrasesOf(line, 1.2).flatMap((one) => (versus.test(one.text) ? [one.left] : []))),
    ) ??
    named.find(({ kind }) => kind === 'parties')?.left ??
    mostCommon(
      starts.flatMap(({ line }) =>
        phrasesOf(line, 1.2).flatMap((phrase) => (phrase.left > left + narrowest ? [phrase.left] : [])),
      ),
    )
  const columns: TableColumn[] = [
    { kind: 'item', left: Math.min(...starts.map(({ line }) => line.pieces[0]?.left ?? 0)) },
    { kind: 'case', left },
  ]
  if (parties === null || parties < left + narrowest) return columns
  columns.push({ kind: 'parties', left: parties })
  const last = named.find(({ kind }) => kind === 'remarks' || kind === 'next-date')
  const advocates =
    named.find(({ kind }) => kind === 'advocate')?.left ??
    mostCommon(
      lines
        .flatMap((line) => phrasesOf(line, 1.2).map((phrase) => phrase.left))
        .filter((one) => one > parties + narrowest && one < (last?.left ?? Number.POSITIVE_INFINITY) - near),
    )
  if (advocates !== null && advocates > parties + narrowest) columns.push({ kind: 'advocate', left: advocates })
  return last ? [...columns, last] : columns
}

interface Start {
  line: Line
  left: number
}

/** The left edge of the case number behind an item number. The case number may continue below: `O.M.P.(I)-`, `15/2026`. */
function startOf(line: Line, below: readonly Line[]): Start | null {
  const match = item.exec(line.text)
  const rest = match ? line.text.slice(match[0].length) : ''
  const [first, ...others] = line.pieces
  if (!first || !/^[A-Z]/.test(rest)) return null
  const left = /^\d{1,4}\s*[.)]?\s*$/.test(first.text)
    ? others.find(({ text }) => /[A-Z]/.test(text))?.left
    : first.left + ((first.right - first.left) * (match?.[0].length ?? 0)) / first.text.length
  if (left === undefined) return null
  const own = [line, ...below].flatMap(({ pieces }) => pieces.filter((one) => Math.abs(one.left - left) < near))
  const isNumbered =
    withNumber.test(rest) || own.some(({ text }) => /^(?:\S{1,12}-)?\s*\d{1,6}\/(?:19|20)\d\d/.test(text))
  return isNumbered ? { line, left } : null
}

/** Column names in the header row and in the lines directly above and below it. */
function headersIn(lines: readonly Line[]): TableColumn[] {
  const kindsOf = (line: Line | undefined) =>
    (line?.pieces ?? []).flatMap(({ left, text }): TableColumn[] => {
      const kind = headers.find(([pattern]) => pattern.test(text))?.[1]
      return kind ? [{ kind, left }] : []
    })
  const at = lines.findIndex((line) => {
    const kinds = kindsOf(line).map(({ kind }) => kind)
    return kinds.includes('case') && kinds.includes('parties') && kinds.includes('advocate')
  })
  return at < 0 ? [] : [lines[at - 1], lines[at], lines[at + 1]].flatMap(kindsOf)
}

function mostCommon(lefts: readonly number[]): number | null {
  const times = lefts.map((left) => lefts.filter((other) => Math.abs(other - left) < near).length)
  return lefts[times.indexOf(Math.max(...times))] ?? null
}
