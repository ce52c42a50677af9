import type { CourtDate } from '@peshi/contract/platform/dates'
import { CaseNotFound, PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { fieldOf, isRow, type Row, readObject, requireField } from '../reading/json-reply.ts'
import { splitTitle } from '../reading/titles.ts'

export interface PhhcCase {
  cnr: string | null
  diaryNumber: string | null
  petitioner: string | null
  respondent: string | null
  advocate: string | null
  category: string | null
  status: 'pending' | 'disposed'
  registrationDate: CourtDate | null
  nextDate: CourtDate | null
}

export function parsePhhcCase(reply: string): PhhcCase {
  const row = readObject(reply)
  if (typeof row.message === 'string' && /\bno (?:record|case|data)|\bnot found\b/i.test(row.message))
    throw new CaseNotFound(row.message)
  const found = 'data' in row ? row.data : row
  if (!isRow(found)) throw new PageChanged('The reply holds no case')
  return readCase(found)
}

function readCase(row: Row): PhhcCase {
  const { petitioner, respondent } = splitTitle(requireField(row, 'party_detail'))
  const status = statusOf(requireField(row, 'status'))
  const nextDate = readDate(fieldOf(row, 'next_date'))
  return {
    cnr: fieldOf(row, 'cnr_no'),
    diaryNumber: fieldOf(row, 'diary_number'),
    petitioner,
    respondent,
    advocate: fieldOf(row, 'advocate_name'),
    category: fieldOf(row, 'category'),
    status,
    registrationDate: readDate(fieldOf(row, 'registration_date')),
    // For a disposed case, the site's next date is the date of the last hearing.
    nextDate: status === 'disposed' ? null : nextDate,
  }
}

function statusOf(text: string): PhhcCase['status'] {
  if (/\bpending\b/i.test(text)) return 'pending'
  if (/\b(?:disposed|decided|dismissed|allowed|withdrawn)\b/i.test(text)) return 'disposed'
  throw new PageChanged(`Unknown status: ${text.slice(0, 60)}`)
}
