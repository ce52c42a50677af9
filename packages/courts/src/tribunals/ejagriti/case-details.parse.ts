import type { CourtDate } from '@peshi/contract/platform/dates'
import type { UnreadRow } from '../../connector.ts'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { fieldOf, isRow, optionalField, type Row, requireField } from '../../reading/json-reply.ts'
import { linesOf, openPage } from '../../reading/page.ts'
import { readEach, requireLink, wordsOfFields } from '../../reading/rows.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { withoutServerErrors } from '../server-errors.ts'
import { readRows } from './reply.ts'

export interface CommissionOrder {
  date: CourtDate | null
  kind: 'order' | 'judgment'
  format: 'html' | 'pdf-base64' | null
  text: string | null
  base64: string | null
}

export interface CommissionCase {
  caseNumber: string
  complainants: string[]
  respondents: string[]
  complainantAdvocates: string | null
  respondentAdvocates: string | null
  filingDate: CourtDate | null
  stage: string
  isDisposed: boolean
  disposalDate: CourtDate | null
  /**
   * Null for a disposed case. Also null if the site's date is not after the last order: it is then a past hearing's
   * date.
   */
  nextHearingDate: CourtDate | null
  lastHearingDate: CourtDate | null
  orders: CommissionOrder[]
  filingReferenceNumber: number | null
}

/** The site misspells some field names. An empty list in the reply means that no case was found. */
export function parseCaseDetails(reply: string): (CommissionCase | UnreadRow)[] {
  const rows = readRows(reply)
  for (const row of rows) requireLists(row)
  return readEach(rows, readCase, wordsOf)
}

const wordsOf = (row: Row) => wordsOfFields(row, 'caseNumber', 'complainantName', 'respondentName', 'caseStageName')

/**
 * Throws `PageChanged` for a list in place of a text or a text in place of a list: the site has then swapped two
 * fields.
 */
function requireLists(row: Row) {
  for (const [key, value] of Object.entries(row)) {
    const isText = /(?:date|base64|name|number|hearing|disposal)$/i.test(key)
    if (/^additional/i.test(key) && value !== null && !Array.isArray(value)) throw new PageChanged(`${key} is no list`)
    if (isText && Array.isArray(value)) throw new PageChanged(`${key} is a list`)
  }
}

function readCase(row: Row): CommissionCase {
  const stage = requireField(row, 'caseStageName')
  const disposalDate = readDate(fieldOf(row, 'dateOfDisposal'))
  const isDisposed = /dispos|decided|closed/i.test(stage) || disposalDate !== null
  const hearing = readDate(fieldOf(row, 'dateOfHearing'))
  const orders = dropTwin([
    ...readOrder(row, 'order', 'orderDate', 'documentBase64'),
    ...readOrder(row, 'judgment', 'judgemtmentDate', 'judgmentOrderDocumentBase64'),
  ])
  const isEcho = orders.some(({ date }) => date !== null && hearing !== null && hearing <= date)
  const reference = Number(requireField(row, 'filingReferenceNumber'))
  if (!Number.isInteger(reference)) throw new PageChanged('A case has no reference number')
  return {
    caseNumber: requireLink(fieldOf(row, 'caseNumber'), 'caseNumber'),
    complainants: [requireField(row, 'complainantName'), ...namesIn(row, /^additionalComplain[ae]nt/i)],
    respondents: [requireField(row, 'respondentName'), ...namesIn(row, /^additionalRespond[ae]nt/i)],
    complainantAdvocates: optionalField(row, 'complainantAdvocateName'),
    respondentAdvocates: optionalField(row, 'respondentAdvocateName'),
    filingDate: readDate(fieldOf(row, 'caseFilingDate')),
    stage,
    isDisposed,
    disposalDate,
    nextHearingDate: isDisposed || isEcho ? null : hearing,
    lastHearingDate: isDisposed || isEcho ? hearing : null,
    orders,
    filingReferenceNumber: reference,
  }
}

/**
 * Reads each entry's first field that ends in "name". The site uses `additional_respondent_name` even for complainants
 * (July 2026).
 */
function namesIn(row: Row, listName: RegExp): string[] {
  const key = Object.keys(row).find((name) => listName.test(name))
  const list = key === undefined ? null : row[key]
  if (list === null || list === undefined) return []
  if (!Array.isArray(list)) throw new PageChanged(`${key} is no list`)
  return list.flatMap((entry: unknown) => {
    if (!isRow(entry)) return textOrNull(typeof entry === 'string' ? entry : null) ?? []
    const field = Object.keys(entry).find((name) => /name$/i.test(name))
    if (field === undefined) throw new PageChanged(`${key} has no names`)
    return optionalField(entry, field) ?? []
  })
}

function readOrder(row: Row, kind: CommissionOrder['kind'], dateName: string, documentName: string): CommissionOrder[] {
  const date = readDate(fieldOf(row, dateName))
  const value = row[documentName] ?? ''
  if (typeof value !== 'string') throw new PageChanged(`The document of ${dateName} is no text`)
  const document = value.trim()
  if (date === null && document === '') return []
  if (document === '') return [{ date, kind, format: null, text: null, base64: null }]
  if (Buffer.from(document.slice(0, 40), 'base64').toString('latin1').includes('%PDF')) {
    return [{ date, kind, format: 'pdf-base64', text: null, base64: document }]
  }
  if (!document.includes('<')) throw new PageChanged(`The document of ${dateName} is neither a PDF nor a page`)
  return [{ date, kind, format: 'html', text: textOf(document), base64: null }]
}

/** The site sends some judgments twice, once as an order. */
const dropTwin = (orders: CommissionOrder[]) =>
  orders.filter(
    (order) =>
      order.kind === 'judgment' ||
      !orders.some(
        (other) =>
          other.kind === 'judgment' &&
          other.date === order.date &&
          other.text === order.text &&
          other.base64 === order.base64,
      ),
  )

function textOf(html: string): string {
  const body = openPage(withoutServerErrors(html))('body').toArray()
  return body
    .flatMap((node) => linesOf(node))
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n')
}
