// Lays out a web page's table or a copied text like a printed page, so that the readers of printed lists read it too.
import { kindOf } from '../cause-lists/columns.ts'
import { readHeading } from '../cause-lists/headings.ts'
import { joinPieces, type Line, type PdfPage, type Piece } from '../cause-lists/pdf-lines.ts'
import { tidy } from '../reading/text.ts'
import type { PageLine } from './page-lines.ts'

const size = 10
const pitch = 200

const isHeader = (cells: readonly string[]) => {
  const kinds = cells.map(kindOf)
  return cells.length >= 3 && kinds.includes('item') && kinds.includes('case')
}

export function printOfHtml(lines: readonly PageLine[]): PdfPage {
  return layOut(
    lines.map((line) => {
      if (line.some(({ column }) => column === null)) return [line.map(({ text }) => text).join(' ')]
      const cells: string[] = []
      for (const { text, column } of line) cells[column ?? 0] = text
      return Array.from(cells, (cell) => cell ?? '')
    }),
  )
}

export function printOfText(text: string): PdfPage {
  const lines = text.split(/\r\n|\r|\n|\f/)
  const header = lines.map((line) => line.split('\t').map(tidy)).find(isHeader)
  return header ? layOut(rowsOf(lines, header.length)) : printOf(lines.map(alignedPieces))
}

/** In a copied table, a cell of several lines continues on lines without the cells before it. */
function rowsOf(lines: readonly string[], width: number): string[][] {
  const rows: string[][] = []
  let open: string[] | null = null
  for (const line of lines) {
    const cells = line.split('\t').map(tidy)
    const [first = '', ...others] = cells
    if (cells.every((cell) => cell === '')) continue
    const isStart = isHeader(cells) || (others.length > 0 && /^\d{1,4}(?:\.\d{1,3})?[.)]?$/.test(first))
    const isRest =
      open && !isStart && (open.length < width || (others.length === 0 && readHeading(first, false) === null))
    if (open && isRest) open.push(tidy(`${open.pop() ?? ''} ${first}`), ...others)
    else {
      rows.push(cells)
      open = others.length > 0 ? cells : null
    }
  }
  return rows
}

/** A row of one cell is a heading. */
function layOut(rows: readonly (readonly string[])[]): PdfPage {
  const width = Math.max(1, ...rows.map((row) => row.length)) * pitch
  const at = (left: number, text: string): Piece => ({ left, right: left + pitch * 0.45, text })
  return printOf(
    rows.map((row) => {
      const [heading = ''] = row
      if (row.length === 1) return [at(width / 2 - pitch * 0.225, heading)]
      return row.flatMap((text, column) => (text === '' ? [] : [at(column * pitch, text)]))
    }),
    width,
  )
}

/** Columns that only spaces separate. An item number may be followed by a single space. */
function alignedPieces(line: string): Piece[] {
  const plain = line.replaceAll('\t', '    ')
  const runs = [...plain.matchAll(/(?<=^\s*)\d{1,4}(?:\.\d{1,3})?[.)]?(?=\s)|\S+(?: \S+)*/g)]
  return runs.map(({ index, 0: text }) => ({ left: index * 6, right: (index + text.length) * 6 - 5, text }))
}

function printOf(rows: readonly Piece[][], width = 600): PdfPage {
  const lines = rows.flatMap((pieces, at): Line[] =>
    pieces.length === 0 ? [] : [{ top: at * size * 2, size, pieces, text: joinPieces(pieces, size) }],
  )
  return { number: 1, width, lines, links: [] }
}
