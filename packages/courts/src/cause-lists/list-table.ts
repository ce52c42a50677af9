import { type ColumnKind, kindOf } from './columns.ts'
import type { Columns, ListProfile } from './list-profile.ts'
import { joinPieces, type Line, type Piece, phrasesOf } from './pdf-lines.ts'

export interface TableColumn {
  kind: ColumnKind
  left: number
}

export interface TableHeader {
  from: number
  to: number
  columns: TableColumn[]
}

const slack = 6

export function findHeaders(lines: readonly Line[]): TableHeader[] {
  const headers: TableHeader[] = []
  for (let from = 0; from < lines.length; from++) {
    let to = from
    while (lines[to + 1] && (lines[to + 1]?.top ?? 0) - (lines[to]?.top ?? 0) < (lines[to]?.size ?? 0) * 1.2) to++
    const columns = readHeader(lines.slice(from, to + 1))
    if (columns) {
      headers.push({ from, to, columns })
      from = to
    }
  }
  return headers
}

function readHeader(lines: readonly Line[]): TableColumn[] | null {
  const cells: { left: number; text: string }[] = []
  for (const phrase of lines.flatMap(phrasesOf)) {
    const cell = cells.find(({ left }) => Math.abs(left - phrase.left) < 4)
    if (cell) cell.text += ` ${phrase.text}`
    else cells.push({ left: phrase.left, text: phrase.text })
  }
  const columns = cells
    .flatMap(({ left, text }): TableColumn[] => {
      const kind = kindOf(text)
      return kind === null ? [] : [{ kind, left }]
    })
    .toSorted((one, other) => one.left - other.left)
  const kinds = columns.map(({ kind }) => kind)
  const isHeader = kinds[0] === 'item' && kinds.includes('case') && new Set(kinds).size === kinds.length
  return isHeader && kinds.length >= 3 ? columns : null
}

export function placeColumns(lines: readonly Line[], { columns }: ListProfile): TableColumn[] | null {
  if (columns.by === 'place') return at(columns.lefts, 0)
  if (columns.by === 'header') return null
  const line = lines.find(({ text }) => columns.anchor.test(text))
  return line ? at(columns.offsets, line.pieces[0]?.left ?? 0) : null
}

const at = (columns: Columns, left: number): TableColumn[] =>
  columns.map(([kind, offset]) => ({ kind, left: left + offset }))

export type TableCells = Partial<Record<ColumnKind, string>>

export function cutLine(line: Line, columns: readonly TableColumn[]): TableCells {
  const borders = columns.map(({ left }) => left - slack)
  const cells: TableCells = {}
  const pieces = line.pieces.flatMap((piece) => cutPiece(piece, borders))
  for (const [index, { kind }] of columns.entries()) {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : (borders[index] ?? 0)
    const to = borders[index + 1] ?? Number.POSITIVE_INFINITY
    const text = joinPieces(
      pieces.filter(({ left }) => left >= from && left < to),
      line.size,
    )
    if (text !== '') cells[kind] = text
  }
  return cells
}

function cutPiece(piece: Piece, borders: readonly number[]): Piece[] {
  const border = borders.find((one) => piece.left < one && piece.right > one + slack * 2)
  if (border === undefined || piece.text.length === 0) return [piece]
  const width = (piece.right - piece.left) / piece.text.length
  const spaces = [...piece.text.matchAll(/\s+/g)].map(({ index, 0: text }) => ({ index, end: index + text.length }))
  const cut = spaces
    .map((space) => ({ ...space, away: Math.abs(piece.left + space.end * width - border) }))
    .filter(({ away }) => away < width * 3)
    .toSorted((one, other) => one.away - other.away)[0]
  if (!cut) return [piece]
  return [
    { left: piece.left, right: piece.left + cut.index * width, text: piece.text.slice(0, cut.index) },
    ...cutPiece(
      { left: Math.max(border, piece.left + cut.end * width), right: piece.right, text: piece.text.slice(cut.end) },
      borders,
    ),
  ]
}

export function isCentred(line: Line, columns: readonly TableColumn[], width: number): boolean {
  const [first, ...others] = phrasesOf(line, 1.3)
  if (!first || others.length > 0) return false
  if (columns.some(({ left }) => Math.abs(first.left - left) < 2)) return false
  return Math.abs((first.left + first.right) / 2 - width / 2) < width * 0.08
}
