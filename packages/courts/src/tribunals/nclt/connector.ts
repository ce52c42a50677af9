import type { CourtId } from '@peshi/contract/platform/ids'
import type { CaseQuery, CaseRef, Connector, SearchResult } from '../../connector.ts'
import { NotAvailable, PageChanged } from '../../errors.ts'
import { readPdf } from '../../hcservices/order-document.ts'
import { toSearchResult } from '../../reading/rows.ts'
import { type CourtSession, scripted } from '../../session.ts'
import { benchesOf, codeOf } from '../reading.ts'
import { parseNcltCaseDetails } from './case-details.parse.ts'
import { parseCaseList } from './case-list.parse.ts'
import { toCaseRecord } from './case-record.ts'
import * as endpoints from './endpoints.ts'

const largestDocument = 40_000_000

export const ncltConnector: Connector = {
  id: 'nclt',
  courts: benchesOf('nclt'),
  operator: 'nclt',
  findBy: ['case-number', 'party'],

  site: () => endpoints.site,

  caseTypes: async () => endpoints.caseTypes,

  challenge: async () => null,

  async search(court, query, _answer, session): Promise<SearchResult> {
    const json = formOf(court, query)
    await openPage(session)
    const { text } = await session.request(endpoints.search, { json, headers: scripted })
    return toSearchResult(parseCaseList(text), (listed) => ({
      ref: { filing_no: listed.filingNumber, ...numberOf(query) },
      caseNumber: listed.caseNumber ?? `Filing No. ${listed.filingNumber}`,
      petitioner: listed.petitioner,
      respondent: listed.respondent,
    }))
  },

  async readCase(court, ref, session) {
    if (!ref.filing_no) throw new NotAvailable('The stored case has no filing number')
    await openPage(session)
    const page = parseNcltCaseDetails(
      (await session.request(endpoints.details(ref.filing_no), { headers: scripted })).text,
    )
    if (page.filingNumber !== null && page.filingNumber !== ref.filing_no) {
      throw new PageChanged('The tribunal sent another case than the one requested')
    }
    return toCaseRecord(court, ref, page)
  },

  async readOrder(_court, { ref }, session) {
    if (!ref.path) return { kind: 'missing' }
    await openPage(session)
    return readPdf(await session.request(endpoints.order(ref.path), { maxBytes: largestDocument, allowMissing: true }))
  },
}

async function openPage(session: CourtSession) {
  if (session.values.opened) return
  await session.request(endpoints.searchPage)
  session.values.opened = 'yes'
}

function formOf(court: CourtId, query: CaseQuery) {
  const bench = codeOf(endpoints.benchIds, court)
  if (query.by === 'case-number') return endpoints.byNumber(bench, query.caseType, query.number, query.year)
  if (query.by === 'party') return endpoints.byParty(bench, query)
  throw new NotAvailable('This tribunal finds cases by number or by party')
}

function numberOf(query: CaseQuery): CaseRef {
  if (query.by !== 'case-number') return {}
  const type = endpoints.caseTypes.find(({ code }) => code === query.caseType)
  return { type: type?.short ?? query.caseType, number: query.number, year: String(query.year) }
}
