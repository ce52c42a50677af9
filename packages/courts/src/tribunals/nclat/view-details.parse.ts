import type { CourtDate } from '@peshi/contract/platform/dates'
import { CaseNotFound, PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { fieldOf, isRow, optionalField, type Row, readObject, requireField, rowsIn } from '../../reading/json-reply.ts'
import { textOrNull } from '../../reading/text.ts'

export interface NclatParty {
  name: string
  advocates: string | null
}

export interface NclatOrder {
  date: CourtDate | null
  type: string | null
  file: string | null
}

export interface NclatCase {
  filingNumber: string
  caseType: string
  number: string
  year: number
  filingDate: CourtDate | null
  registrationDate: CourtDate | null
  status: string
  disposed: boolean
  firstHearingDate: CourtDate | null
  lastHearingDate: CourtDate | null
  /** Null for a disposed case: the site then repeats the date of the last hearing. */
  nextHearingDate: CourtDate | null
  stage: string | null
  courtNo: string | null
  judges: string[]
  petitioners: NclatParty[]
  respondents: NclatParty[]
  hearings: { date: CourtDate | null; purpose: string | null; courtNo: string | null }[]
  orders: NclatOrder[]
}

export function parseViewDetails(reply: string): NclatCase {
  const data = dataOf(readObject(reply))
  const [details] = rowsIn(data, 'case_details')
  if (!details) throw new CaseNotFound('The tribunal has no such case')
  const status = requireField(details, 'status')
  if (status !== 'P' && status !== 'D') throw new PageChanged(`Unknown status: ${status}`)
  const disposed = status === 'D'
  const [first, last, next] = ['first', 'last', 'next'].map((name) => blockIn(data, `${name}_hearing_details`))
  const current = disposed ? (last ?? next) : (next ?? last)
  const year = Number(requireField(details, 'case_year'))
  if (!Number.isInteger(year)) throw new PageChanged('The case has no year')
  const parties = landmarkBlock(data, 'party_details')
  const counsel = landmarkBlock(data, 'legal_representative')
  return {
    filingNumber: requireField(details, 'filing_no'),
    caseType: requireField(details, 'case_type'),
    number: requireField(details, 'case_no'),
    year,
    filingDate: readDate(fieldOf(details, 'date_of_filing')),
    registrationDate: readDate(fieldOf(details, 'registration_date')),
    status,
    disposed,
    firstHearingDate: dateIn(first),
    lastHearingDate: dateIn(last),
    nextHearingDate: disposed ? null : dateIn(next),
    stage: current ? fieldOf(current, 'stage_of_case') : null,
    courtNo: current ? fieldOf(current, 'court_no') : null,
    judges: judgesIn(current ? fieldOf(current, 'coram') : null),
    petitioners: readSide(parties, 'applicant_name', counsel, 'applicant_legal_representative_name'),
    respondents: readSide(parties, 'respondant_name', counsel, 'respondent_legal_representative_name'),
    hearings: rowsIn(data, 'case_history').map((row) => ({
      date: readDate(fieldOf(row, 'hearing_date')),
      purpose: fieldOf(row, 'purpose'),
      courtNo: fieldOf(row, 'court_no'),
    })),
    orders: rowsIn(data, 'order_history').map((row) => ({
      date: readDate(fieldOf(row, 'order_date')),
      type: fieldOf(row, 'order_type'),
      // The path in the reply leads to status 404, but its file name is right.
      file: fieldOf(row, 'order_pdf_download')?.split('/').at(-1) ?? null,
    })),
  }
}

function dataOf(reply: Row): Row {
  if ('case_details' in reply) return reply
  const { data } = reply
  if (isRow(data)) return data
  const says = optionalField(reply, 'msg') ?? optionalField(reply, 'message')
  const isEmpty = data === null || data === '' || (Array.isArray(data) && data.length === 0)
  if (isEmpty && /not? .*(?:found|record|data)|no (?:record|data)/i.test(says ?? '')) throw new CaseNotFound(says ?? '')
  throw new PageChanged('The reply has no case')
}

function blockIn(data: Row, name: string): Row | null {
  const block = data[name]
  if (block === undefined) throw new PageChanged(`The case has no ${name}`)
  if (isRow(block)) return block
  if (Array.isArray(block)) return block.find(isRow) ?? null
  return null
}

function landmarkBlock(data: Row, name: string): Row {
  const block = blockIn(data, name)
  if (block === null) throw new PageChanged(`The case has no ${name}`)
  return block
}

const dateIn = (block: Row | null | undefined) => (block ? readDate(fieldOf(block, 'hearing_date')) : null)

const judgesIn = (coram: string | null): string[] =>
  (coram ?? '').split(/\s+,\s*|,\s*$|,\s+(?=Hon|Justice|Mr\.|Ms\.|Dr\.)/i).flatMap((name) => textOrNull(name) ?? [])

function namesIn(block: Row, name: string): string[] {
  const value = block[name]
  if (value === undefined) throw new PageChanged(`The case has no ${name}`)
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  return entries.flatMap((entry) => {
    if (isRow(entry)) return fieldOf(entry, 'name') ?? []
    return textOrNull(typeof entry === 'string' ? entry.replace(/,\s*$/, '') : null) ?? []
  })
}

function readSide(parties: Row, partyName: string, counsel: Row, counselName: string): NclatParty[] {
  const advocates = namesIn(counsel, counselName).join(', ')
  return namesIn(parties, partyName).map((name, index) => ({
    name,
    advocates: index === 0 ? textOrNull(advocates) : null,
  }))
}
