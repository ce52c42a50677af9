import type { CaseType } from '@peshi/contract/courts/courts'
import { addDays } from '@peshi/contract/platform/dates'
import type { CaseQuery, CaseRef, Connector, SearchResult, UnreadRow } from '../../connector.ts'
import { CaseNotFound, NotAvailable, PageChanged } from '../../errors.ts'
import { readPdf } from '../../hcservices/order-document.ts'
import { isUnread, onlyRead, toSearchResult } from '../../reading/rows.ts'
import type { CourtSession } from '../../session.ts'
import { benchesOf } from '../reading.ts'
import { type CommissionCase, parseCaseDetails } from './case-details.parse.ts'
import { toCaseRecord } from './case-record.ts'
import { findCommission, listCommissions, numberPrefix } from './commissions.ts'
import * as endpoints from './endpoints.ts'

/** In bytes. A reply with 30 cases may be large, because it contains their orders. */
const largestReply = 60_000_000
const mostPages = 5

/** CC and A were seen on the site. The other abbreviations are common, but not confirmed. */
const caseTypes: CaseType[] = [
  { code: 'CC', short: 'CC', title: 'Consumer Complaint' },
  { code: 'A', short: 'A', title: 'Appeal' },
  { code: 'FA', short: 'FA', title: 'First Appeal' },
  { code: 'RP', short: 'RP', title: 'Revision Petition' },
  { code: 'EA', short: 'EA', title: 'Execution Application' },
  { code: 'RA', short: 'RA', title: 'Review Application' },
  { code: 'TA', short: 'TA', title: 'Transfer Application' },
]

export const ejagritiConnector: Connector = {
  id: 'ejagriti',
  courts: benchesOf('ncdrc', 'scdrc'),
  operator: 'ejagriti',
  findBy: ['case-number', 'party', 'advocate'],

  site: () => endpoints.site,

  caseTypes: async () => caseTypes,

  challenge: async () => null,

  async search(court, query, _answer, session): Promise<SearchResult> {
    const commission = await findCommission(court, query.establishment ?? null, session)
    const found: (CommissionCase | UnreadRow)[] = []
    for (const [type, value] of searchesOf(query, commission)) {
      const year = 'year' in query ? query.year : null
      found.push(...(await searchPages(commission, type, value, windowOf(query, year, session), session)))
    }
    const cases = distinct(found.filter((one) => isUnread(one) || isOfStatus(one, query)))
    if (cases.length === 0) throw new CaseNotFound('The commission has no such case')
    return toSearchResult(cases, (one) => ({
      ref: { commission: String(commission), number: one.caseNumber, filed: one.filingDate ?? '' },
      caseNumber: one.caseNumber,
      petitioner: one.complainants[0] ?? null,
      respondent: one.respondents[0] ?? null,
    }))
  },

  readCase: async (court, ref, session) => toCaseRecord(court, ref, await readOne(ref, session)),

  async readOrder(_court, order, session) {
    if (order.ref.format === 'html') return { kind: 'by-hand', link: endpoints.searchByHand }
    const { orders } = await readOne(order.ref, session)
    const printed = orders.find(({ kind, date }) => kind === order.ref.kind && date === order.date)
    if (!printed?.base64) return { kind: 'missing' }
    const bytes = Buffer.from(printed.base64, 'base64')
    return readPdf({ status: 200, url: endpoints.search, mediaType: 'application/pdf', bytes, text: '' })
  },

  async options(court, list, _within, session) {
    if (list !== 'establishment') throw new NotAvailable(`The commissions’ search has no list ${list}`)
    return listCommissions(court, session)
  },
}

/** Some districts have several commissions, so a person must choose one. */
export const ejagritiDistrictConnector: Connector = {
  ...ejagritiConnector,
  id: 'ejagriti-districts',
  courts: benchesOf('dcdrc'),
  asks: { 'case-number': ['establishment'], party: ['establishment'], advocate: ['establishment'] },
}

function searchesOf(query: CaseQuery, commission: number): [type: number, value: string][] {
  const { searchTypes } = endpoints
  switch (query.by) {
    case 'case-number':
      return [[searchTypes.caseNumber, `${numberPrefix(commission)}/${query.caseType}/${query.number}/${query.year}`]]
    case 'party':
      return [
        ...(query.side === 'respondent' ? [] : [[searchTypes.complainant, query.name] as [number, string]]),
        ...(query.side === 'petitioner' ? [] : [[searchTypes.respondent, query.name] as [number, string]]),
      ]
    case 'advocate':
      if (query.name === null) throw new NotAvailable('The commissions find advocates by name only')
      return [
        [searchTypes.complainantAdvocate, query.name],
        [searchTypes.respondentAdvocate, query.name],
      ]
    default:
      throw new NotAvailable('The commissions find cases by number, party or advocate')
  }
}

/**
 * The filing year can differ from the number's year: DC/525/CC/101/2023 was filed in March 2024. So a search by number
 * begins a year earlier and ends today.
 */
function windowOf(query: CaseQuery, year: number | null, session: CourtSession): endpoints.FilingWindow {
  const today = session.today()
  if (query.by === 'case-number') return { from: `${query.year - 1}-01-01`, to: today }
  if (year === null) return { from: addDays(today, -365), to: today }
  const end = `${year}-12-31`
  return { from: `${year}-01-01`, to: end < today ? end : today }
}

async function searchPages(
  commission: number,
  type: number,
  value: string,
  window: endpoints.FilingWindow,
  session: CourtSession,
): Promise<(CommissionCase | UnreadRow)[]> {
  const found: (CommissionCase | UnreadRow)[] = []
  for (let page = 0; page < mostPages; page++) {
    const json = endpoints.searchBody(commission, type, value, window, page)
    const cases = parseCaseDetails((await session.request(endpoints.search, { json, maxBytes: largestReply })).text)
    found.push(...cases)
    if (cases.length < endpoints.pageSize) return found
  }
  throw new NotAvailable('The result is too long to be listed: write more of the name')
}

const distinct = (cases: (CommissionCase | UnreadRow)[]) => [
  ...new Map(cases.map((one) => [isUnread(one) ? one.words : one.caseNumber, one])).values(),
]

function isOfStatus(one: CommissionCase, query: CaseQuery): boolean {
  if (!('status' in query) || query.status === 'both') return true
  return one.isDisposed === (query.status === 'disposed')
}

async function readOne(ref: CaseRef, session: CourtSession): Promise<CommissionCase> {
  const { commission, number, filed } = ref
  if (!commission || !number) throw new NotAvailable('The stored case has no number')
  const [year = ''] = /\d{4}$/.exec(number) ?? []
  const from = filed ? addDays(filed, -31) : `${Number(year) - 1}-01-01`
  const window = { from, to: session.today() }
  const found = await searchPages(Number(commission), endpoints.searchTypes.caseNumber, number, window, session)
  const hit = onlyRead(found).find((one) => one.caseNumber === number)
  if (!hit) {
    if (found.length > 0) throw new PageChanged('The commission sent other cases than the one requested')
    throw new CaseNotFound('The commission has no such case')
  }
  return hit
}
