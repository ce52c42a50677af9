import type { CourtId } from '@peshi/contract/platform/ids'
import type { Connector, SearchResult } from '../../connector.ts'
import { NotAvailable, PageChanged } from '../../errors.ts'
import { readPdf } from '../../hcservices/order-document.ts'
import { toSearchResult } from '../../reading/rows.ts'
import { splitTitle } from '../../reading/titles.ts'
import { type CourtSession, scripted } from '../../session.ts'
import { benchesOf, codeOf } from '../reading.ts'
import { toCaseRecord } from './case-record.ts'
import * as endpoints from './endpoints.ts'
import { parseNclatSearchPage } from './search-page.parse.ts'
import { parseNclatSearchResult } from './search-result.parse.ts'
import { parseViewDetails } from './view-details.parse.ts'

const largestDocument = 40_000_000

export const nclatConnector: Connector = {
  id: 'nclat',
  courts: benchesOf('nclat'),
  operator: 'nclat',
  findBy: ['case-number'],

  site: () => endpoints.site,

  caseTypes: async () => endpoints.caseTypes,

  challenge: async () => null,

  async search(court, query, _answer, session): Promise<SearchResult> {
    if (query.by !== 'case-number') throw new NotAvailable('This tribunal searches cases by number only')
    const token = await openForm(session)
    const { caseType, number, year } = query
    const post = endpoints.searchByNumber(token, locationOf(court), caseType, number, year)
    const { text } = await session.request(post.path, { form: post.form, headers: scripted })
    return toSearchResult(parseNclatSearchResult(text), (hit) => ({
      ref: { filing_no: hit.filingNumber },
      caseNumber: hit.caseNumber,
      ...splitTitle(hit.title),
    }))
  },

  async readCase(court, ref, session) {
    if (!ref.filing_no) throw new NotAvailable('The stored case has no filing number')
    const post = endpoints.viewDetails(await openForm(session), locationOf(court), ref.filing_no)
    const page = parseViewDetails((await session.request(post.path, { form: post.form, headers: scripted })).text)
    if (page.filingNumber !== ref.filing_no) {
      throw new PageChanged('The tribunal sent another case than the one requested')
    }
    return toCaseRecord(court, page)
  },

  async readOrder(court, { ref: { filing_no: filingNumber, date, type } }, session) {
    if (!filingNumber || !date || !type) return { kind: 'missing' }
    const post = endpoints.viewOrder(await openForm(session), locationOf(court), { filingNumber, date, type })
    return readPdf(await session.request(post.path, { form: post.form, headers: scripted, maxBytes: largestDocument }))
  },
}

const locationOf = (court: CourtId) => codeOf(endpoints.locations, court)

async function openForm(session: CourtSession): Promise<string> {
  const savedToken = session.values.token
  if (savedToken) return savedToken
  const { token } = parseNclatSearchPage((await session.request(endpoints.searchPage)).text)
  session.values.token = token
  return token
}
