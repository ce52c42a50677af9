import { PageChanged } from '../errors.ts'
import { isRow, parseJson, type Row } from '../reading/json-reply.ts'
import { throwOnErrorPage } from '../refusals.ts'

/** The reply's rows: `rowsOf` takes them out of the parsed reply, or returns anything that is no list of rows. */
export function readBoardRows(reply: string, rowsOf: (board: unknown) => unknown): Row[] {
  throwOnErrorPage(reply)
  const rows = rowsOf(parseJson(reply, 'The board'))
  if (Array.isArray(rows) && rows.every(isRow)) return rows
  throw new PageChanged('The board has no data')
}
