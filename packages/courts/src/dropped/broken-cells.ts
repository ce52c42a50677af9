import { tidy } from '../reading/text.ts'
import type { Cell, PageLine } from './page-lines.ts'

interface Placed extends Cell {
  left: number
  right: number
}

interface Knows {
  isLabel(text: string): boolean
  isSection(line: readonly Cell[]): boolean
}

const mostHeaderLines = 3
const mostValueLines = 5
const fewestColumns = 2

export function joinBrokenCells(lines: readonly PageLine[], knows: Knows): PageLine[] {
  const joined: PageLine[] = []
  for (let row = 0; row < lines.length; row++) {
    const table = tableAt(lines, row, knows)
    const next = lines.slice(row, row + 3)
    const around = table ? null : (labelAround(next, knows) ?? valueAround(next, knows))
    const label = table || around ? null : labelInTwo(next, knows)
    joined.push(...(table?.lines ?? around ?? label ?? [lines[row] ?? []]))
    row += table ? table.rows - 1 : around ? 2 : label ? 1 : 0
  }
  return joined
}

const isPlaced = (cell: Cell | undefined): cell is Placed =>
  cell !== undefined && cell.left !== null && cell.right !== null

/** Joins a label on two lines with the value printed between these lines. */
function labelAround(rows: PageLine[], { isLabel }: Knows): PageLine[] | null {
  const [above = [], middle = [], below = []] = rows
  const [first, value, last] = [above[0], middle[0], below[0]]
  if (!isPlaced(first) || !isPlaced(value) || !isPlaced(last) || isLabel(first.text)) return null
  const isBeside = Math.abs(first.left - last.left) < 4 && value.left > first.left + 10
  return isBeside && isLabel(`${first.text} ${last.text}`) ? [columnsOf(rows.flat())] : null
}

/** Joins a value on two lines with the label printed between these lines. */
function valueAround(rows: PageLine[], { isLabel }: Knows): PageLine[] | null {
  const [[first, ...above] = [], [label, ...middle] = [], [last, ...below] = []] = rows
  if (!isPlaced(first) || !isPlaced(label) || !isPlaced(last) || above.length + middle.length + below.length > 0)
    return null
  const isBeside = Math.abs(first.left - last.left) < 4 && first.left > label.right
  if (!isBeside || !isLabel(label.text) || isLabel(first.text) || isLabel(last.text)) return null
  return [[label, ...columnsOf([first, last])]]
}

/** Joins a label on two lines with the value beside it, which has one or two lines. */
function labelInTwo([above = [], below = []]: PageLine[], { isLabel }: Knows): PageLine[] | null {
  const [first, last] = [above[0], below[0]]
  if (above.length !== 2 || below.length > 2 || !isPlaced(first) || !isPlaced(last)) return null
  const columns = columnsOf([...above, ...below])
  const isOne = Math.abs(first.left - last.left) < 4 && columns.length === 2 && !isLabel(last.text)
  return isOne && isLabel(columns[0]?.text ?? '') ? [columns] : null
}

function tableAt(lines: readonly PageLine[], row: number, { isLabel, isSection }: Knows) {
  for (let height = 1; height <= mostHeaderLines; height++) {
    const begun = lines
      .slice(row, row + height)
      .flat()
      .filter(isPlaced)
    const header = columnsOf(begun.flatMap((cell) => splitLabels(cell, isLabel)))
    if (header.length < fewestColumns || !header.every(({ text }) => isLabel(text))) continue
    const values = header.map((column) => ({ ...column, text: '' }))
    let rows = height
    while (rows < height + mostValueLines) {
      const cells = (lines[row + rows] ?? []).filter(isPlaced)
      // Only a line with several labels is the next header. A line with one label may be part of a wrapped value
      // ("Plaintiff" of "Plaintiff Evidence").
      const isNext = cells.length > 1 && cells.every(({ text }) => isLabel(text))
      if (cells.length === 0 || isNext || isSection(cells)) break
      for (const cell of cells.flatMap((one) => splitOver(one, header))) {
        const value = values[nearest(header, cell)]
        if (value) value.text = joinTexts(value.text, cell.text)
      }
      rows++
    }
    return { lines: [header, values], rows }
  }
  return null
}

function columnsOf(cells: readonly Cell[]): Placed[] {
  const columns: Placed[] = []
  for (const cell of cells.filter(isPlaced)) {
    const over = columns.find(({ left, right }) => cell.left < right && cell.right > left)
    if (!over) columns.push({ ...cell })
    else
      Object.assign(over, {
        text: joinTexts(over.text, cell.text),
        left: Math.min(over.left, cell.left),
        right: Math.max(over.right, cell.right),
      })
  }
  return columns.toSorted((one, other) => one.left - other.left)
}

function nearest(columns: readonly Placed[], cell: Placed): number {
  const middle = (cell.left + cell.right) / 2
  const distances = columns.map(({ left, right }) => Math.abs((left + right) / 2 - middle))
  return distances.indexOf(Math.min(...distances))
}

const joinTexts = (above: string, below: string) =>
  tidy(`${above}${/-$/.test(above) && /^\d/.test(below) ? '' : ' '}${below}`)

function wordsOf({ text, left, right, ...cell }: Placed): Placed[] {
  const width = (right - left) / Math.max(text.length, 1)
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    ...cell,
    text: word,
    left: left + index * width,
    right: left + (index + word.length) * width,
  }))
}

function splitLabels(cell: Placed, isLabel: Knows['isLabel']): Placed[] {
  const words = wordsOf(cell)
  const textOf = (some: readonly Placed[]) => some.map(({ text }) => text).join(' ')
  const at = isLabel(cell.text)
    ? -1
    : words.findIndex((_, i) => isLabel(textOf(words.slice(0, i))) && isLabel(textOf(words.slice(i))))
  const [first, second] = [words.slice(0, at), words.slice(at)]
  const [end, start] = [first.at(-1), second[0]]
  if (at < 1 || !end || !start) return [cell]
  return [
    { ...cell, text: textOf(first), right: end.right },
    { ...cell, text: textOf(second), left: start.left },
  ]
}

const splitOver = (cell: Placed, columns: readonly Placed[]): Placed[] =>
  columns.filter(({ left, right }) => (left + right) / 2 > cell.left && (left + right) / 2 < cell.right).length > 1
    ? wordsOf(cell)
    : [cell]
