import type { CourtDate } from '@peshi/contract/platform/dates'
import { type Element, isTag } from 'domhandler'
import { ChallengeRejected, PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { firstElement, hasEnd, htmlOf, landmark, lineOf, linesOf, openPage, type Page } from '../../reading/page.ts'
import { cellsOf, columnOf, readGrid, rowsOf } from '../../reading/tables.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { splitTitle } from '../../reading/titles.ts'
import { throwOnErrorPage } from '../../refusals.ts'
import { type AppealNumber, readAppealNumber } from './appeal-number.ts'

export interface ItatOrder {
  type: string | null
  date: CourtDate | null
  pronouncedOn: CourtDate | null
  result: string | null
  /** Null if the document opens only in the session of a search. */
  path: string | null
  isUploaded: boolean
  remarks: string | null
}

export interface ItatCase {
  appeal: AppealNumber
  filedOn: CourtDate | null
  assessmentYear: string | null
  bench: string | null
  status: string
  isDisposed: boolean
  appellant: string
  respondent: string | null
  lastHearingDate: CourtDate | null
  nextHearingDate: CourtDate | null
  orders: ItatOrder[]
  sheets: { date: CourtDate | null; text: string }[]
}

const labels = {
  appeal: 'Appeal Number',
  filed: 'Filed On',
  year: 'Assessment Year',
  bench: 'Bench Allott?ed',
  status: 'Case Status',
  last: 'Date of Last Hearing',
  next: 'Date of Next Hearing',
}
type Label = keyof typeof labels

/** Throws `ChallengeRejected` for the search form, which the site sends to a session without a search. */
export function parseItatCase(html: string): ItatCase {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The page of the appeal is incomplete')
  const $ = openPage(html)
  const details = $('table')
    .toArray()
    .filter(isTag)
    .find((table) => new RegExp(`${labels.appeal}\\s*:`, 'i').test(lineOf(table)))
  if (!details && $('#csrftkn1').length > 0)
    throw new ChallengeRejected('The tribunal shows an appeal only in the session of a search')
  const values = readLabels([landmark(details, 'details of the appeal'), ...hearingTables($)])
  const need = (label: Label) => landmark(values.get(label), `line "${labels[label]}"`)
  const status = landmark(textOrNull(need('status')), 'status')
  const isDisposed = /dispos|decided|closed|dismissed|allowed/i.test(status)
  return {
    appeal: readAppealNumber(need('appeal')),
    filedOn: readDate(need('filed')),
    assessmentYear: textOrNull(values.get('year')),
    bench: textOrNull(values.get('bench')),
    status,
    isDisposed,
    ...readSides(landmark(details, 'details of the appeal')),
    lastHearingDate: readDate(need('last')),
    nextHearingDate: isDisposed ? null : readDate(need('next')),
    orders: readOrders($),
    sheets: readSheets($),
  }
}

const hearingTables = ($: Page): Element[] =>
  $('table')
    .toArray()
    .filter(isTag)
    .filter((table) => new RegExp(labels.next, 'i').test(lineOf(table)))

/**
 * A value ends at the next label or at the line's end. If the line ends after the label, the next line or cell is the
 * value.
 */
function readLabels(tables: Element[]): Map<Label, string> {
  const values = new Map<Label, string>()
  const lines = tables.flatMap(rowsOf).flatMap(cellsOf).flatMap(linesOf).map(tidy).filter(Boolean)
  const any = new RegExp(`(${Object.values(labels).join('|')})\\s*:?\\s*`, 'gi')
  for (const [at, line] of lines.entries()) {
    const found = [...line.matchAll(any)]
    for (const [index, match] of found.entries()) {
      const key = (Object.keys(labels) as Label[]).find((name) =>
        new RegExp(`^${labels[name]}$`, 'i').test(match[1] ?? ''),
      )
      const rest = line.slice(match.index + match[0].length, found[index + 1]?.index ?? line.length)
      const below = lines[at + 1] ?? ''
      const value = rest.trim() || (index === found.length - 1 && below.search(any) !== 0 ? below : '')
      if (key && !values.has(key)) values.set(key, value)
    }
  }
  return values
}

function readSides(table: Element): { appellant: string; respondent: string | null } {
  const beside = rowsOf(table)
    .flatMap(cellsOf)
    .map(lineOf)
    .find((text) => /\bVS\b/i.test(text) && !new RegExp(labels.status, 'i').test(text))
  const { petitioner, respondent } = splitTitle(beside ?? null)
  return {
    appellant: landmark(petitioner, 'name of the appellant'),
    respondent,
  }
}

function readOrders($: Page): ItatOrder[] {
  const table = $('table')
    .toArray()
    .filter(isTag)
    .find((one) => /order link/i.test(lineOf(one)))
  if (!table) {
    if (/tribunal orders/i.test($('body').text())) return refuseSilence($)
    throw new PageChanged('The page has no orders of the tribunal')
  }
  const grid = readGrid(table, 6)
  const columns = ['order type', 'date of order', 'pronounced', 'result', 'remarks', 'order link'].map((word) =>
    columnOf(grid, word),
  )
  return grid.rows.map((cells) => {
    const [type, date, pronounced, result, remarks, link] = columns.map((column) => {
      const cell = cells[column]
      return cell ? textOrNull(lineOf(cell)) : null
    })
    const href = firstElement($(cells).find('a[href*=".pdf"]'))?.attribs.href ?? null
    const isUploaded = href !== null || /viewOrder\s*\(/.test(htmlOf(cells))
    if (!isUploaded && !/not (?:yet )?uploaded/i.test(link ?? ''))
      throw new PageChanged('An order has neither a link nor a note that it is not uploaded')
    return {
      type: type ?? null,
      date: readDate(date),
      pronouncedOn: readDate(pronounced),
      result: result ?? null,
      path: href,
      isUploaded,
      remarks: remarks ?? null,
    }
  })
}

function refuseSilence($: Page): ItatOrder[] {
  if (/no (?:tribunal )?orders?\b|no records?\b/i.test($('body').text())) return []
  throw new PageChanged('The orders of the tribunal are no longer a table')
}

function readSheets($: Page): ItatCase['sheets'] {
  const items = $('.accordion-item').toArray().filter(isTag)
  const sheets = items.map((item) => {
    const day = landmark(firstElement($(item).find('button')), 'day of an order sheet')
    const words = landmark(firstElement($(item).find('table')), 'words of an order sheet')
    return { date: readDate(lineOf(day)), text: linesOf(words).map(tidy).filter(Boolean).join('\n') }
  })
  for (const button of $('button').toArray().filter(isTag)) {
    if (
      /^\d{1,2}[-/ ][A-Za-z0-9]+[-/ ]\d{4}$/.test(lineOf(button)) &&
      $(button).closest('.accordion-item').length === 0
    )
      throw new PageChanged('A day is outside the order sheets')
  }
  return sheets
}
