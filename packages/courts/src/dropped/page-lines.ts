// Splits a page into lines of cells: the rows of an HTML table, the phrases of a printed line, or the columns of a
// copied text.
import { type AnyNode, type Element, isTag } from 'domhandler'
import { type PdfPage, phrasesOf } from '../cause-lists/pdf-lines.ts'
import { linesOf, type Page } from '../reading/page.ts'
import { cellsOf } from '../reading/tables.ts'
import { tidy } from '../reading/text.ts'

export interface Cell {
  text: string
  /** In points from the left edge of a printed page. Null for other pages. */
  left: number | null
  right: number | null
  /** The cell's place in its table row. Null outside tables. */
  column: number | null
}
export type PageLine = Cell[]

const unseen = new Set(['select', 'option', 'datalist', 'template', 'head', 'textarea', 'button'])

const isHidden = ({ name, attribs }: Element) =>
  unseen.has(name) || attribs.hidden !== undefined || /display\s*:\s*none/i.test(attribs.style ?? '')

const cellOf = (text: string, column: number | null = null): Cell => ({
  text: tidy(text),
  left: null,
  right: null,
  column,
})
const holdsTable = (node: Element): boolean =>
  node.children.some((child) => isTag(child) && (child.name === 'table' || holdsTable(child)))

export function linesOfHtml($: Page): PageLine[] {
  const lines: PageLine[] = []
  const add = (cells: Cell[]) => {
    const said = cells.filter(({ text }) => text !== '')
    if (said.length > 0) lines.push(said)
  }
  const addText = (node: AnyNode) => {
    for (const line of linesOf(node)) add([cellOf(line)])
  }
  const visit = (node: AnyNode) => {
    if (!isTag(node)) {
      if (node.type === 'text' && tidy(node.data) !== '') add([cellOf(node.data)])
      else if ('children' in node) node.children.forEach(visit)
      return
    }
    if (isHidden(node)) return
    if (node.name === 'tr' && !holdsTable(node)) {
      const cells = cellsOf(node)
      if (cells.length === 1 && cells[0]) addText(cells[0])
      else add(cells.map((cell, column) => cellOf(linesOf(cell).join(' '), column)))
    } else if (isLeaf(node)) addText(node)
    else node.children.forEach(visit)
  }
  $.root().toArray().forEach(visit)
  return lines
}

const inline = new Set([
  'a',
  'b',
  'i',
  'u',
  'em',
  'strong',
  'span',
  'font',
  'label',
  'small',
  'br',
  'sup',
  'img',
  'input',
  'center',
])

const isLeaf = (node: Element): boolean =>
  node.children.every((child) => !isTag(child) || (inline.has(child.name) && !isHidden(child) && isLeaf(child)))

export const linesOfPrint = (pages: readonly PdfPage[]): PageLine[] =>
  pages.flatMap(({ lines }) =>
    lines.map((line) => phrasesOf(line, 1).map(({ left, right, text }) => ({ left, right, text, column: null }))),
  )

export const linesOfText = (text: string): PageLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => {
    const cells = line.split(/\t|\u00a0{2,}| {3,}/).map((cell) => cellOf(cell))
    const said = cells.filter((cell) => cell.text !== '')
    return said.length === 0 ? [] : [said]
  })

export const sayLines = (lines: readonly PageLine[]) =>
  lines.map((cells) => cells.map(({ text }) => text).join('  ')).join('\n')
