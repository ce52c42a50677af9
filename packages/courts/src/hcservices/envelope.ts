import { PageChanged } from '../errors.ts'
import { isRow, parseJson, type Row } from '../reading/json-reply.ts'
import { decodeEntities, dropBom, textOrNull } from '../reading/text.ts'
import { throwOnRefusal } from './refused.parse.ts'

/** The field `con` has one string per bench, each a JSON array of rows. A total of 0 means that no case was found. */
export function readEnvelope(reply: string) {
  throwOnRefusal(reply)
  const envelope = parseObject(reply)
  const total = Number(asText(envelope.totRecords) || 'none')
  if (!Number.isInteger(total)) throw new PageChanged('The reply has no total')
  if (!('con' in envelope)) throw new PageChanged('The reply has no rows')
  if (Array.isArray(envelope.adv_name) || Array.isArray(envelope.Error))
    throw new PageChanged('The reply has a list where a text was')
  if (textOrNull(asText(envelope.Error)) !== null) throw new PageChanged(`The court reports: ${asText(envelope.Error)}`)
  const rows = asList(envelope.con).flatMap(readRows)
  // A case has one row per party, so there may be more rows than the total. Fewer rows mean an incomplete reply.
  if (rows.length < total) throw new PageChanged(`The reply has ${rows.length} rows and says ${total}`)
  if (rows.length > 0 && !('adv_name' in envelope) && !('courtNameArr' in envelope && 'court_code' in envelope))
    throw new PageChanged('The reply does not name the bench')
  return {
    rows,
    total,
    benches: sideList(envelope.courtNameArr, /\p{L}/u),
    courtCodes: sideList(envelope.court_code, /^\d/),
    advocate: sideList(envelope.adv_name, /\p{L}/u).map(textOrNull)[0] ?? null,
  }
}

function parseObject(reply: string): Row {
  // Some names contain control characters, which JSON forbids.
  const value = parseJson(dropBom(reply.trim()).replace(/\p{Cc}+/gu, ' '), 'The reply')
  if (isRow(value)) return value
  throw new PageChanged('The reply is not an object')
}

function readRows(list: unknown): Row[] {
  if (isRow(list)) return [list]
  if (Array.isArray(list)) return list.filter(isRow)
  const text = asText(list).trim()
  if (text === '' || /^no records?\b/i.test(text)) return []
  const rows = parseJson(text, 'A list of rows')
  if (Array.isArray(rows) && rows.every(isRow)) return rows
  throw new PageChanged('The rows of the reply have another form')
}

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function sideList(value: unknown, form: RegExp): string[] {
  const texts = asList(value)
    .map(asText)
    .filter((text) => text !== '')
  const odd = texts.find((text) => !form.test(text))
  if (odd !== undefined) throw new PageChanged(`Unexpected text beside the rows: "${odd.slice(0, 40)}"`)
  return texts
}

export const fieldOf = (row: Row, name: string) => textOrNull(decodeEntities(asText(row[name])))

export function presentField(row: Row, name: string): string | null {
  if (!(name in row)) throw new PageChanged(`A row has no ${name}`)
  return fieldOf(row, name)
}

export function requireField(row: Row, name: string): string {
  const value = fieldOf(row, name)
  if (value === null) throw new PageChanged(`A row has no ${name}`)
  return value
}

export const caseNumberOf = (row: Row) =>
  [requireField(row, 'type_name'), requireField(row, 'case_no2'), requireField(row, 'case_year')].join('/')
