import type { Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { lineOf, type PageIndex } from '../reading/page.ts'
import { cellsOf, firstTwoCells, rowsOf } from '../reading/tables.ts'

export type Block = 'acts' | 'applications' | 'history' | 'orders' | 'objections' | 'documents'

export interface PagedTable {
  table: Element
  heading: string
  historyHeading: string
  block: Block | null
}

/** Column names identify a table, because headings and CSS classes differ from bench to bench. */
const columns: Record<Block, (headers: string) => boolean> = {
  acts: (headers) => /\bunder act/.test(headers),
  applications: (headers) => /\bia number\b/.test(headers),
  history: (headers) => /\bpurpose of hearing\b/.test(headers) && /\bhearing date\b/.test(headers),
  orders: (headers) => /\border (?:number|no)\b/.test(headers) && /\border date\b/.test(headers),
  objections: (headers) => /\bscrutiny date\b/.test(headers) && /\bobjection\b/.test(headers),
  documents: (headers) => /\bdocument (?:filed|no)\b/.test(headers),
}

const blocks = Object.keys(columns) as Block[]

const announcements: { block: Block; heading?: RegExp; class?: RegExp }[] = [
  { block: 'acts', class: /\bacts_table\b/i },
  { block: 'applications', heading: /^ia details$/i, class: /\biaheading\b/i },
  { block: 'history', heading: /history/i, class: /\bhistory_table\b/i },
  { block: 'orders', heading: /^(?:interim |final )?orders?\b/i },
  { block: 'objections', heading: /^objections?$/i },
  { block: 'documents', heading: /^document details$/i },
]

/** Includes nested tables: the old site does not close the history table, so HTML parsers put the orders inside it. */
export function listTables(page: PageIndex): PagedTable[] {
  const tables: PagedTable[] = []
  let heading = ''
  let historyHeading = ''
  for (const element of page.outline) {
    if (element.name !== 'table') {
      heading = lineOf(element)
      if (/history/i.test(heading)) historyHeading = heading
    } else if (!isHeadingOnly(element)) {
      tables.push({ table: element, heading, historyHeading, block: findBlock(element) })
    }
  }
  checkAnnounced(page, tables)
  return tables
}

function isHeadingOnly(table: Element): boolean {
  const [cell, other] = firstTwoCells(table)
  if (cell === undefined || other !== undefined) return false
  const text = lineOf(cell)
  return cell.children.some((child) => 'name' in child && /^h[234]$/.test(child.name) && lineOf(child) === text)
}

function findBlock(table: Element): Block | null {
  const [header] = rowsOf(table)
  const headers = header ? cellsOf(header).map(lineOf).join(' | ').toLowerCase() : ''
  return blocks.find((block) => columns[block](headers)) ?? null
}

/** On the old site, these parts are `span` elements with a CSS class. */
const classed = [
  { heading: /^fir details$/i, name: 'FIR_details_table' },
  { heading: /^subordinate court information$/i, name: 'Lower_court_table' },
  { heading: /^acts?$/i, name: 'Acts_table' },
]

/**
 * Throws `PageChanged` if a heading's table is missing. Accepts the table anywhere, because an unclosed table can stand
 * between heading and table.
 */
function checkAnnounced(page: PageIndex, tables: PagedTable[]) {
  const isThere = (block: Block) => tables.some((entry) => entry.block === block)
  for (const heading of page.outline.filter((element) => element.name !== 'table').map(lineOf)) {
    const named = classed.find((sign) => sign.heading.test(heading))
    if (named && !page.byClass(named.name)) throw new PageChanged(`No known block for "${heading}"`)
    const announced = announcements.find((sign) => sign.heading?.test(heading))
    if (!announced || isThere(announced.block)) continue
    if (tables.some((entry) => entry.heading === heading && saysNothing(entry.table))) continue
    throw new PageChanged(`No known table for "${heading}"`)
  }
  const histories = tables.filter(
    ({ block, heading, table }) => block === 'history' || (/history/i.test(heading) && saysNothing(table)),
  )
  const announced = page.outline.filter((element) => element.name !== 'table' && ownHistory.test(lineOf(element)))
  if (announced.length > histories.length) throw new PageChanged('The page has lost a history of hearings')
  for (const { block, class: name } of announcements) {
    const matches = tables.filter(({ table }) => name?.test(table.attribs.class ?? '') && !saysNothing(table))
    if (matches.length > 0 && !isThere(block)) throw new PageChanged(`The table of ${block} has other columns`)
  }
}

/** Excludes the heading of the history of transfers. */
const ownHistory = /^(?:history of case hearings?|case history(?: on filing number)?)$/i

const saysNothing = (table: Element) => firstTwoCells(table).length <= 1
