import type { CourtDate } from '@peshi/contract/platform/dates'
import type { UnreadRow } from '../connector.ts'
import { CaseNotFound, PageChanged } from '../errors.ts'
import { readCaseNumber } from '../reading/case-numbers.ts'
import { readDate } from '../reading/dates.ts'
import { type Row, readObject, requireField, rowsIn } from '../reading/json-reply.ts'
import { lineOf, openPage } from '../reading/page.ts'
import { readEach, wordsOfFields } from '../reading/rows.ts'
import { textOrNull } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'

export interface DelhiCase {
  caseNumber: string
  type: string
  number: string
  year: number
  status: 'pending' | 'disposed'
  petitioner: string | null
  respondent: string | null
  /** Date without the words “last” or “next” beside it. Null if the cell has one of these words. */
  listedOn: CourtDate | null
  nextDate: CourtDate | null
  lastDate: CourtDate | null
  courtNo: string | null
  orders: string | null
}

export function parseCaseRows(reply: string): (DelhiCase | UnreadRow)[] {
  const table = readObject(reply)
  const total = Number(requireField(table, 'recordsFiltered'))
  const rows = rowsIn(table, 'data')
  if (total === 0 && rows.length === 0) throw new CaseNotFound('The court has no such case')
  if (rows.length !== total) throw new PageChanged(`The court counts ${total} cases, not ${rows.length}`)
  return readEach(rows, readRow, (row) => wordsOfFields(row, 'ctype', 'pet'))
}

function readRow(row: Row): DelhiCase {
  const { petitioner, respondent } = splitTitle(plain(requireField(row, 'pet')))
  const cell = requireField(row, 'ctype')
  return {
    ...readNumber(plain(cell)),
    petitioner,
    respondent,
    ...readListing(row.orderdate),
    orders: openPage(cell)('a[href*="case-type-status-details/"]').attr('href') ?? null,
  }
}

const plain = (html: string) => {
  const body = openPage(html)('body').get(0)
  return body ? lineOf(body) : ''
}

function readNumber(text: string): Pick<DelhiCase, 'caseNumber' | 'type' | 'number' | 'year' | 'status'> {
  const { type, number, year, rest } = readCaseNumber(text)
  const status = /^\[\s*(pending|disposed)\b/i.exec(rest)?.[1]
  if (status === undefined) throw new PageChanged(`Not a case with its status: ${text.slice(0, 60)}`)
  return {
    caseNumber: `${type} ${number}/${year}`,
    type,
    number,
    year,
    status: /^pending/i.test(status) ? 'pending' : 'disposed',
  }
}

/**
 * `value` is like `04/12/2026 COURT NO:12` or `NEXT DATE: 10/09/2025 Last Date: 28/07/2025 COURT NO:44`. Any part may
 * be missing.
 */
function readListing(value: unknown): Pick<DelhiCase, 'listedOn' | 'nextDate' | 'lastDate' | 'courtNo'> {
  if (typeof value !== 'string') throw new PageChanged('A case has no orderdate')
  const text = textOrNull(plain(value))
  const none = { listedOn: null, nextDate: null, lastDate: null, courtNo: null }
  if (text === null) return none
  const said = /^(?:NEXT DATE\s*:\s*(\S+)?\s*)?(?:LAST DATE\s*:\s*(\S+)?\s*)?(?:COURT NO\s*:\s*(\S*))?$/i.exec(text)
  if (said) {
    const [, next, last, courtNo] = said
    return { ...none, nextDate: readDate(next), lastDate: readDate(last), courtNo: textOrNull(courtNo) }
  }
  const match = /^(\S+)(?:\s+COURT NO\s*:\s*(\S*))?$/i.exec(text)
  if (!match) throw new PageChanged(`Not a date and a court: ${text.slice(0, 60)}`)
  return { ...none, listedOn: readDate(match[1]), courtNo: textOrNull(match[2]) }
}
