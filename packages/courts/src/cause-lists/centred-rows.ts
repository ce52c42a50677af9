import { itemColumn } from '@peshi/contract/courts/item'
import { type Column, readCells, slack } from './columns.ts'
import { groupFrom } from './page-lines.ts'
import { joinPieces, type Line } from './pdf-lines.ts'

/**
 * Moves each item number to the first line of its row, if the cells are centred vertically: such an item number is
 * beside the middle of its row, below the first lines of higher cells.
 */
export function raiseItems(
  lines: readonly Line[],
  columns: readonly Column[],
  isHeading: (line: Line) => boolean,
): Line[] {
  const isItem = (line: Line) => itemColumn.withPart.test(readCells(line, columns).item ?? '')
  const rows = rowsIn(
    lines,
    lines.flatMap((line, at) => (isHeading(line) ? [at] : [])),
  )
  const numbered = rows.filter((row) => row.length > 1 && row.filter(isItem).length === 1)
  const middles = numbered.filter((row) => isInMiddle(row, row.findIndex(isItem)))
  if (middles.length * 2 <= numbered.length) return [...lines]
  const border = (columns[1]?.left ?? 0) - slack
  return rows.flatMap((row) => (numbered.includes(row) ? raise(row, row.findIndex(isItem), border) : row))
}

function rowsIn(lines: readonly Line[], headings: readonly number[]): Line[][] {
  const rows: Line[][] = []
  for (let at = 0; at < lines.length; at += rows.at(-1)?.length ?? 1)
    rows.push(headings.includes(at) ? lines.slice(at, at + 1) : groupFrom(lines, at, headings))
  return rows
}

function isInMiddle(row: readonly Line[], at: number): boolean {
  const [first, item, last] = [row[0], row[at], row.at(-1)]
  if (!first || !item || !last || at === 0) return false
  return Math.abs(item.top - (first.top + last.top) / 2) < item.size * 0.7
}

function raise(row: readonly Line[], at: number, border: number): Line[] {
  const own = row[at]?.pieces.filter(({ left }) => left < border) ?? []
  return row.flatMap((line, index) => {
    const others = line.pieces.filter((piece) => !own.includes(piece))
    const pieces = index === 0 ? [...own, ...others] : others
    return pieces.length === 0 ? [] : [{ ...line, pieces, text: joinPieces(pieces, line.size) }]
  })
}
