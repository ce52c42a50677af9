import type { BoardSample } from '../connector.ts'
import { PageChanged } from '../errors.ts'
import { isRow, parseJson } from '../reading/json-reply.ts'
import { decodeEntities, textOrNull } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface SciBoardRow {
  /** Courtroom, e.g. `C1`. Registrars' courtrooms have numbers from 21. */
  court: string | null
  courtNo: string
  item: string | null
  caseNumber: string | null
  petitioner: string | null
  respondent: string | null
  inSession: boolean
  status: string | null
  message: string | null
}

export function parseBoard(reply: string): SciBoardRow[] {
  const rows = parseRows(reply)
  if (rows.length === 0) throw new PageChanged('The board has no rooms')
  return rows.map(readRow)
}

function parseRows(reply: string): Record<string, unknown>[] {
  throwOnErrorPage(reply)
  const board = parseJson(reply, 'The board')
  const items = isRow(board) ? board.listedItemDetails : null
  if (Array.isArray(items) && items.every(isRow)) return items
  throw new PageChanged('The board has no listedItemDetails')
}

const columns = ['court_no', 'court_name', 'item_no', 'registration_number_display', 'petitioner_name'] as const
const others = ['respondent_name', 'item_status', 'court_message'] as const

function readRow(row: Record<string, unknown>): SciBoardRow {
  for (const name of [...columns, ...others]) {
    if (typeof row[name] !== 'string' && typeof row[name] !== 'number' && row[name] !== null)
      throw new PageChanged(`A room of the board has no ${name}`)
  }
  const of = (name: (typeof columns | typeof others)[number]) =>
    textOrNull(decodeEntities(String(row[name] ?? '').replace(/<[^>]*>/g, ' ')))
  const courtNo = of('court_no')
  if (courtNo === null) throw new PageChanged('A room of the board has no number')
  const shown = of('registration_number_display')
  const idle = /not in session/i.test(`${shown ?? ''} ${of('item_status') ?? ''} ${of('item_no') ?? ''}`)
  return {
    court: of('court_name'),
    courtNo,
    item: idle ? null : of('item_no'),
    // If a courtroom is not sitting, a message may replace the case number.
    caseNumber: idle ? null : shown,
    petitioner: of('petitioner_name'),
    respondent: of('respondent_name'),
    inSession: !idle,
    status: idle ? (shown ?? of('item_status')) : of('item_status'),
    message: of('court_message'),
  }
}

export const toSamples = (rows: SciBoardRow[], at: Date): BoardSample[] =>
  rows.map((row) => ({
    court_no: row.courtNo,
    item: row.item,
    list: null,
    progress: row.inSession ? 'in-session' : 'not-in-session',
    raw: {
      court_name: row.court,
      case_number: row.caseNumber,
      petitioner: row.petitioner,
      respondent: row.respondent,
      status: row.status,
      message: row.message,
    },
    at: at.toISOString(),
  }))
