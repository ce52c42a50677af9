import type { UnreadRow } from '../connector.ts'
import { joinWords, readEach, requireLink } from '../reading/rows.ts'
import { decodeEntities, textOrNull, tidy } from '../reading/text.ts'
import { forms, requireFields, splitRecords } from './records.ts'
import { throwOnRefusal } from './refused.parse.ts'

export interface OldCaseHit {
  caseNo: string
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  cnr: string
  courtCode: string
  bench: string | null
  /** The request for the case page must send this token. A later session may refuse it (NOTES.md). */
  token: string
  fieldCount: number
}

const format = [
  /^\d{8,20}$/,
  forms.caseNumber,
  forms.words,
  forms.cnr,
  forms.number,
  forms.number,
  forms.words,
  forms.any,
]

/**
 * A case has eight fields, separated by `~`: case_no, TYPE/NO/YEAR, parties, CNR, court code, a number, bench, token.
 * An empty reply means that no case was found.
 */
export function parseOldCaseSearch(reply: string): (OldCaseHit | UnreadRow)[] {
  throwOnRefusal(reply)
  return readEach(splitRecords(reply, '##'), readRecord, (record) => joinWords(record.slice(1, 3)))
}

function readRecord(record: string[]): OldCaseHit {
  requireLink(tidy(record[0] ?? ''))
  const fields = requireFields(record, format)
  const [caseNo = '', caseNumber = '', parties = '', cnr = '', courtCode = '', , bench = '', token = ''] = fields
  const [petitioner, respondent] = splitVersus(parties)
  return {
    caseNo,
    caseNumber: tidy(decodeEntities(caseNumber)),
    petitioner,
    respondent,
    cnr: tidy(cnr),
    courtCode: tidy(courtCode),
    bench: textOrNull(bench),
    token: tidy(token),
    fieldCount: record.length,
  }
}

const gap = String.raw`(?:\s|&nbsp;|<\/?br\s*\/?>|<\/?b>)*`
const mark = String.raw`(?:<\/?br\s*\/?>|<\/?b>|\n)`
/** A party's name may contain "Versus" (VERSUS LIMITED), so a "Versus" between tags or line breaks is preferred. */
const versus = [
  new RegExp(`${gap}${mark}${gap}(?:versus|vs\\.?)${gap}${mark}${gap}`, 'i'),
  /(?:\s|&nbsp;)+(?:versus|vs\.?)(?:\s|&nbsp;)+/i,
]

export function splitVersus(text: string): [petitioner: string | null, respondent: string | null] {
  const separator = versus.find((pattern) => pattern.test(text))
  const match = separator?.exec(text)
  const plain = (part: string) => textOrNull(decodeEntities(part.replace(/<[^>]*>/g, ' ')))
  if (!match) return [plain(text), null]
  return [plain(text.slice(0, match.index)), plain(text.slice(match.index + match[0].length))]
}
