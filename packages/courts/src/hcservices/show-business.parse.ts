import type { Element } from 'domhandler'
import { readDate } from '../reading/dates.ts'
import { firstElement, htmlOf, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { splitVersus } from './case-search-old.parse.ts'
import { throwOnRefusal } from './refused.parse.ts'

export type DayBusiness = ReturnType<typeof parseShowBusiness>

/** The Print button is the last element of a complete page, so a page without it throws `PageChanged`. */
export function parseShowBusiness(html: string) {
  throwOnRefusal(html)
  const $ = openPage(html)
  landmark($('#printbtn').get(0), 'Print button at its end')
  const lines = $('center > span:not(.error)').toArray()
  const rows = readRows($)
  const parties = lines.find((line) => /\bversus\b/i.test(lineOf(line)))
  const caseNumber = landmark(afterLabel(lines, /^case number\s*:/i), 'case number')
  const business = landmark(rows.get('business'), 'Business')
  const [petitioner, respondent] = splitVersus(landmark(parties && `\n${htmlOf(parties.children)}\n`, 'parties'))
  return {
    court: textOrNull(landmark(lines[0] && lineOf(lines[0]), 'court')),
    judge: textOrNull(afterLabel(lines, /^in the court of\s*:/i)),
    caseNumber,
    petitioner,
    respondent,
    date: readDate(landmark(afterLabel(lines, /^date\s*:/i), 'date')),
    // Without business, the cell has `--`, or a comma on each line.
    business: /^[\s,.-]*$/.test(business) ? null : business,
    shortOrder: textOrNull(rows.get('short order')),
    natureOfDisposal: textOrNull(rows.get('nature of disposal')),
    nextPurpose: textOrNull(rows.get('next purpose')),
    nextHearingDate: readDate(rows.get('next hearing date')),
  }
}

function afterLabel(lines: Element[], label: RegExp): string | null {
  for (const line of lines) {
    const text = lineOf(line)
    if (label.test(text)) return text.replace(label, '').trim()
  }
  return null
}

function readRows($: Page): Map<string, string> {
  const table = landmark(firstElement($('#printbtn').closest('table')), 'table of the day')
  const values = new Map<string, string>()
  for (const row of rowsOf(table)) {
    const [label, colon, value] = cellsOf(row)
    if (!label || !colon || !value || lineOf(colon) !== ':') continue
    values.set(lineOf(label).toLowerCase(), lineOf(value))
  }
  return values
}
