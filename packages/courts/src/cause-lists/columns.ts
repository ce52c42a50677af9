import { pattern } from '@peshi/contract/platform/pattern'
import { PageChanged } from '../errors.ts'
import { joinPieces, type Line, type Piece, phrasesOf } from './pdf-lines.ts'

export type ColumnKind =
  | 'item'
  | 'case'
  | 'parties'
  | 'petitioner'
  | 'respondent'
  | 'advocate'
  | 'petitioner-advocate'
  | 'respondent-advocate'
  | 'remarks'
  | 'next-date'
  | 'other'

export interface Column {
  kind: ColumnKind
  left: number
}

const names: [RegExp, ColumnKind][] = [
  [
    /^(?:s|sr|sl|item|serial)\.? ?no\.?$|^sno\.?$|^item$|^(?:sr\.? ?|serial )number$|^क्र(?:म|मांक|०|\.)? ?(?:सं(?:०|\.|ख्या)?)?$/,
    'item',
  ],
  [/^case ?(?:no|number|details?)\b|^cases?$|^case type|^(?:वाद|मुकदमा|मुकदमे) ?(?:सं(?:०|\.|ख्या)?|नं(?:०|\.)?)?$/, 'case'],
  [/^petitioner'?s?\s*\/\s*respondent'?s? (?:advocate|counsel)/, 'advocate'],
  [
    /(?:advocate|counsel).*(?:petitioner|appellant)|(?:petitioner|appellant)(?:\(s\)|'s|s)? (?:advocate|counsel)/,
    'petitioner-advocate',
  ],
  [/(?:advocate|counsel).*respondent|respondent(?:\(s\)|'s|s)? (?:advocate|counsel)/, 'respondent-advocate'],
  [/^(?:name of )?(?:the )?(?:advocate|counsel)|अधिवक्ता/, 'advocate'],
  [/part(?:y|ies)|पक्षकार|^petitioner\s*\/\s*respondent$|^title/, 'parties'],
  [/^(?:name of (?:the )?)?(?:petitioner|appellant|plaintiff|complainant|applicant)(?:\(s\)|s)?$/, 'petitioner'],
  [/^(?:name of (?:the )?)?(?:respondent|defendant|accused|opposite party)(?:\(s\)|s)?$/, 'respondent'],
  [/^(?:remarks?|purpose|stage)\b/, 'remarks'],
  [/^next (?:date|hearing)/, 'next-date'],
]

export const headerParts = {
  signs: /[\s/().,']/i,
  people: /petitioners?|respondents?|appellants?|advocates?|counsel|for|part(?:y|ies)|names?|of|the|main/i,
  number: /no|case|number|s/i,
  hearing: /next|(?:next|date of|purpose of) hearing|hearing date|date|purpose|stage|remarks?/i,
}
/** Not "hearing" alone: "FOR HEARING" below a header row is a stage. */
export const headerWords = pattern('i')`^(?:${headerParts})*$`

/** Tolerance in points at the left edge of a column. */
export const slack = 4

export function readColumns(lines: readonly Line[], at: number): Column[] | null {
  const row = lines[at]
  if (!row) return null
  const own = phrasesOf(row)
  const isHeader = own.some(({ text }) => kindOf(text) === 'item') && own.some(({ text }) => kindOf(text) === 'case')
  if (!isHeader) return null
  const near = [lines[at - 1], lines[at + 1]].filter(
    (line) => line !== undefined && Math.abs(line.top - row.top) < row.size * 2.2,
  )
  const cells: { first: Piece; parts: { top: number; text: string }[] }[] = own.map((first) => ({
    first,
    parts: [{ top: row.top, text: first.text }],
  }))
  for (const line of near) {
    if (!line) continue
    for (const phrase of phrasesOf(line).filter(({ text }) => headerWords.test(text))) {
      const cell = cells.find(({ first }) => phrase.left < first.right && first.left < phrase.right)
      const part = { top: line.top, text: phrase.text }
      if (cell) cell.parts.push(part)
      else cells.push({ first: phrase, parts: [part] })
    }
  }
  const columns = cells.map(({ first, parts }) => {
    const text = parts
      .toSorted((one, other) => one.top - other.top)
      .map((part) => part.text)
      .join(' ')
    return { kind: kindOf(text) ?? ('other' as const), left: first.left, right: first.right }
  })
  const sorted = columns.toSorted((one, other) => one.left - other.left)
  return checkColumns(fitColumns(sorted, lines.slice(at + 1)))
}

/**
 * Headers may be centred, so a column begins where most of its cells begin. Lines with one phrase may be headings, so
 * they are skipped.
 */
function fitColumns(headers: readonly (Column & { right: number })[], lines: readonly Line[]): Column[] {
  const lefts = lines.flatMap((line) => {
    const phrases = phrasesOf(line)
    return phrases.length > 1 ? phrases.map((phrase) => Math.round(phrase.left)) : []
  })
  return headers.map(({ kind, left }, index) => {
    const from = headers[index - 1]?.right
    if (from === undefined) return { kind, left }
    const starts = new Map<number, number>()
    for (const start of lefts) {
      if (start > from && start <= left + slack) starts.set(start, (starts.get(start) ?? 0) + 1)
    }
    const [most] = [...starts].toSorted(([one, often], [other, oftener]) => oftener - often || one - other)
    return { kind, left: most === undefined ? left : most[0] }
  })
}

export const kindOf = (text: string): ColumnKind | null => {
  const key = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  return names.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

function checkColumns(columns: Column[]): Column[] {
  const kinds = columns.map(({ kind }) => kind)
  const hasBoth = (one: ColumnKind, other: ColumnKind) => kinds.includes(one) && kinds.includes(other)
  for (const kind of ['item', 'case'] as const) {
    if (!kinds.includes(kind)) throw new PageChanged(`The cause list has no column of its ${kind}`)
  }
  if (!kinds.includes('parties') && !hasBoth('petitioner', 'respondent'))
    throw new PageChanged('The cause list has no column of its parties')
  if (!kinds.includes('advocate') && !hasBoth('petitioner-advocate', 'respondent-advocate'))
    throw new PageChanged('The cause list has no column of advocates')
  return columns
}

export type Cells = Partial<Record<ColumnKind, string>>

export function readCells(line: Line, columns: readonly Column[]): Cells {
  const cells: Cells = {}
  for (const [index, { kind, left }] of columns.entries()) {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : left - slack
    const to = (columns[index + 1]?.left ?? Number.POSITIVE_INFINITY) - slack
    const text = joinPieces(
      line.pieces.filter((piece) => piece.left >= from && piece.left < to),
      line.size,
    )
    if (text !== '') cells[kind] = text
  }
  return cells
}

export const straddles = (line: Line, columns: readonly Column[]): boolean =>
  line.pieces.some((piece) => columns.some(({ left }) => piece.left < left - slack && piece.right > left + slack * 2))
