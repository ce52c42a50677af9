import type { CourtDate } from '@peshi/contract/platform/dates'
import type { UnreadRow } from '../../connector.ts'
import { CaseNotFound, PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { readObject } from '../../reading/json-reply.ts'
import { joinWords, readEach, requireLink } from '../../reading/rows.ts'
import { textOrNull, tidy } from '../../reading/text.ts'

export interface NclatHit {
  filingNumber: string
  /** E.g. `Company Appeal(AT)(Ins) - 1/2023`. The type may be missing, and a bench may be present (`1/ND/2023`). */
  caseNumber: string
  title: string | null
  date: CourtDate | null
  status: string | null
}

export function parseNclatSearchResult(reply: string): (NclatHit | UnreadRow)[] {
  const { data } = readObject(reply)
  if (!Array.isArray(data)) throw new PageChanged('The reply has no rows')
  if (data.length === 0) throw new CaseNotFound('The tribunal has no such case')
  return readEach(data, readRow, (row) => (Array.isArray(row) ? joinWords(row.slice(2).map(asText)) : asText(row)))
}

function readRow(row: unknown): NclatHit {
  if (!Array.isArray(row) || row.length < 6) throw new PageChanged('A row has another form')
  const [, filingNumber, caseNumber, title, date, status] = row.map(asText)
  requireLink(filingNumber, 'filing number')
  if (
    !/^\d{10,}$/.test(filingNumber ?? '') ||
    !/\d+\s*\/\s*(?:[a-z]{2,4}\s*\/\s*)?(?:\d{4}|all)\b/i.test(caseNumber ?? '')
  ) {
    throw new PageChanged('A row has no filing number or no case number')
  }
  return {
    filingNumber: filingNumber ?? '',
    caseNumber: caseNumber ?? '',
    title: textOrNull(title),
    date: readDate(date),
    status: textOrNull(status),
  }
}

const asText = (cell: unknown) =>
  typeof cell === 'string' || typeof cell === 'number' ? tidy(String(cell).replace(/<[^>]*>/g, ' ')) : ''
