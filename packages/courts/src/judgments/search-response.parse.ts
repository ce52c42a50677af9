import { ChallengeRejected, PageChanged } from '../errors.ts'
import { parseJson } from '../reading/json-reply.ts'
import { dropBom } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'
import {
  type HighCourtJudgment,
  isReportedRow,
  type ReportedJudgment,
  readHighCourtRow,
  readReportedRow,
} from './result-row.ts'

export interface JudgmentSearch {
  total: number
  nextAppToken: string
  rows: (HighCourtJudgment | ReportedJudgment)[]
}

export function parseJudgmentSearch(reply: string): JudgmentSearch {
  throwOnErrorPage(reply)
  const value = parseObject(reply)
  if (/captcha/i.test(String(value.errormsg ?? ''))) throw new ChallengeRejected(String(value.errormsg))
  const found = toObject(value.reportrow)
  const total = Number(String(value.total ?? '').replaceAll(',', '') || Number.NaN)
  if (!Number.isInteger(total)) throw new PageChanged('The search does not say how many judgments there are')
  if (typeof value.app_token !== 'string') throw new PageChanged('The reply has no token for the next call')
  if (!Array.isArray(found.aaData)) throw new PageChanged('The search has no rows')
  if (found.aaData.length > total || (found.aaData.length === 0 && total > 0))
    throw new PageChanged(`The search shows ${found.aaData.length} of ${total} judgments`)
  return { total, nextAppToken: value.app_token, rows: found.aaData.map(readCells) }
}

export function parseReportedRow(html: string): ReportedJudgment {
  throwOnErrorPage(html)
  if (!/<\/tr>\s*$/i.test(html)) throw new PageChanged('The row is incomplete')
  return readReportedRow(dropBom(html).trim())
}

function readCells(cells: unknown): HighCourtJudgment | ReportedJudgment {
  const html = Array.isArray(cells) ? cells[1] : null
  if (typeof html !== 'string') throw new PageChanged('A row of the search has no judgment')
  return isReportedRow(html) ? readReportedRow(html) : readHighCourtRow(html)
}

const parseObject = (reply: string) => toObject(parseJson(reply, 'The reply'))

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
