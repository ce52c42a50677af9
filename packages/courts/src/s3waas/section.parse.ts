import { type Element, isTag } from 'domhandler'
import type { SectionTable } from '../connector.ts'
import { CourtDown, PageChanged } from '../errors.ts'
import { lineOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { readHtmlOrNothing } from './reply.ts'

/** Empty only if the site says that there are no entries. */
export function parseSection(reply: string): SectionTable[] {
  const html = readHtmlOrNothing(reply)
  if (html === null) return []
  const $ = openPage(html)
  // An outer table may contain the tables and the button that shows them, so only innermost tables are read.
  const tables = $('table')
    .toArray()
    .filter(isTag)
    .filter((table) => $(table).find('table').length === 0)
  if (tables.length === 0) throw new PageChanged('This part of the case has no table')
  const read = tables.flatMap((table) => readTable($, table) ?? [])
  // For a case without entries, the site sends a sentence, so tables without rows are an error.
  if (read.length > 0 && read.every(({ rows }) => rows.length === 0))
    throw new CourtDown('The court answered with empty tables, which it sometimes does by mistake')
  return read.filter(({ rows }) => rows.length > 0)
}

function readTable($: Page, table: Element): SectionTable | null {
  const [header, ...rest] = rowsOf(table).map(cellsOf)
  if (!header) throw new PageChanged('A table of this part has no header')
  if (rest.length === 0 && /\bno records? found\b/i.test(lineOf(table))) return null
  const columns = header.map(lineOf)
  if (columns.every((column) => column === '') || columns.some((column) => /^[\d/.-]+$/.test(column)))
    throw new PageChanged('A table of this part has no header')
  const rows = rest.filter((cells) => cells.some((cell) => lineOf(cell) !== ''))
  return {
    heading: headingOf($, table),
    columns,
    rows: rows
      .filter((cells) => !(cells.length === 1 && /\bno records? found\b/i.test(cells.map(lineOf).join(''))))
      .map((cells) => {
        if (cells.length !== columns.length) throw new PageChanged('A row of this part does not match its header')
        return { cells: cells.map(lineOf), links: linksIn($, cells) }
      }),
  }
}

const linksIn = ($: Page, cells: Element[]) =>
  $(cells)
    .find('a[href]')
    .toArray()
    .filter(isTag)
    .map((link) => link.attribs.href?.trim() ?? '')
    .filter((href) => href !== '' && !/^(?:#|javascript:)/i.test(href))

function headingOf($: Page, table: Element): string | null {
  const caption = $(table).children('caption').text()
  const before = $(table).prevAll('h2, h3, h4, h5, strong, p').first().text()
  const heading = (caption || before).replace(/\s+/g, ' ').trim()
  return heading === '' ? null : heading
}
