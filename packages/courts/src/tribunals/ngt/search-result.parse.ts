import type { CourtDate } from '@peshi/contract/platform/dates'
import type { UnreadRow } from '../../connector.ts'
import { CaseNotFound, ChallengeRejected, PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { firstElement, landmark, lineOf, openPage } from '../../reading/page.ts'
import { requireLink } from '../../reading/rows.ts'
import { columnOf, openGrid, readFoundRows } from '../../reading/tables.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export interface NgtSearchRow {
  serial: number
  bench: string
  diaryNumber: string
  caseNumber: string
  /** Both parties' names, shortened by the site. */
  party: string
  orderDate: CourtDate | null
  status: string
  detailUrl: string
}

const longestSentence = 3000

export function throwOnNgtSentence(html: string) {
  throwOnErrorPage(html)
  const says = tidy(html.replace(/<(script|style)\b.*?<\/\1>/gis, ' ').replace(/<[^>]*>/g, ' '))
  if (says.length > longestSentence) return
  if (/(?:invalid|wrong|incorrect) captcha|captcha (?:is )?(?:invalid|wrong|incorrect|required|expired)/i.test(says)) {
    throw new ChallengeRejected(says.slice(0, 200))
  }
  if (/\bno (?:data|records?) (?:was |were )?(?:found|available)|\brecords? not found/i.test(says)) {
    throw new CaseNotFound(says.slice(0, 200))
  }
}

export function parseNgtSearchResult(html: string): (NgtSearchRow | UnreadRow)[] {
  const $ = openPage(html)
  const table = firstElement($('table.customtable'))
  if (!table || $(table).find('a[href]').length === 0) throwOnNgtSentence(html)
  if (!/<\/table\s*>/i.test(html) || !/<\/(?:div|html)>\s*$/i.test(html))
    throw new PageChanged('The result is incomplete')
  const grid = openGrid(landmark(table, 'table of cases'), 7)
  const [serial, bench, diary, number, party, order, status] = [
    'sr',
    'zonal bench',
    'diary',
    'case number',
    'party',
    'order date',
    'status',
  ].map((word) => columnOf(grid, word))
  const rows = readFoundRows(grid, (cells): NgtSearchRow => {
    const at = (index: number | undefined) => {
      const cell = index === undefined ? undefined : cells[index]
      return cell ? textOrNull(lineOf(cell)) : null
    }
    return {
      serial: Number(landmark(at(serial), 'serial number')),
      bench: landmark(at(bench), 'bench'),
      diaryNumber: landmark(at(diary), 'diary number'),
      caseNumber: landmark(at(number), 'case number'),
      party: landmark(at(party), 'names of the parties'),
      orderDate: readDate(at(order)),
      status: landmark(at(status), 'status'),
      detailUrl: requireLink($(cells).find('a[href*="caseDetails/"], a[href*="archived."]').attr('href')),
    }
  })
  if (rows.length === 0) throw new PageChanged('The table of cases is empty, and the site does not say why')
  return rows
}
