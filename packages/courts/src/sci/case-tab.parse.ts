import { type Element, isTag } from 'domhandler'
import type { SectionTable } from '../connector.ts'
import { CaseNotFound, PageChanged } from '../errors.ts'
import { lineOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { readReply } from '../s3waas/reply.ts'

/** The tabs beside `case_details`; what each shows is in FACTS §3. */
export const sciTabs = [
  'argument_transcripts',
  'indexing',
  'earlier_court_details',
  'tagged_matters',
  'listing_dates',
  'interlocutory_application_documents',
  'court_fees',
  'notices',
  'defects',
  'judgement_orders',
  'mention_memo',
  'drop_note',
  'office_report',
  'similarities',
  'caveat',
  'restoration',
] as const
export type SciTab = (typeof sciTabs)[number]

/**
 * Reads any tab of a case as the tables it shows: a header row, then rows. No table where the site says that the tab
 * is empty. Columns were never confirmed (NOTES.md), so each reader of a tab asks for them by name.
 */
export function parseCaseTab(reply: string): SectionTable[] {
  const html = htmlOrNothing(reply)
  if (html === null) return []
  const $ = openPage(html)
  // A tab may wrap its tables in a table of its own, which has the button that opens it.
  const tables = $('table')
    .toArray()
    .filter(isTag)
    .filter((table) => $(table).find('table').length === 0)
  if (tables.length === 0) throw new PageChanged('The tab has no table')
  return tables.flatMap((table) => readTable($, table) ?? [])
}

function htmlOrNothing(reply: string): string | null {
  try {
    return readReply(reply).html
  } catch (error) {
    if (error instanceof CaseNotFound) return null
    throw error
  }
}

function readTable($: Page, table: Element): SectionTable | null {
  const [header, ...rest] = rowsOf(table).map(cellsOf)
  if (!header) throw new PageChanged('A table of the tab has no header')
  if (rest.length === 0 && /\bno records? found\b/i.test(lineOf(table))) return null
  const columns = header.map(lineOf)
  if (columns.every((column) => column === '')) throw new PageChanged('A table of the tab has no header')
  const rows = rest.filter((cells) => cells.some((cell) => lineOf(cell) !== ''))
  return {
    heading: headingOf($, table),
    columns,
    rows: rows
      .filter((cells) => !(cells.length === 1 && /\bno records? found\b/i.test(cells.map(lineOf).join(''))))
      .map((cells) => {
        if (cells.length !== columns.length) throw new PageChanged('A row of the tab has not the columns of its header')
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
