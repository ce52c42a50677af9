import type { Connector, SearchResult } from '../../connector.ts'
import { NotAvailable, PageChanged } from '../../errors.ts'
import { readPdf } from '../../hcservices/order-document.ts'
import { toSearchResult } from '../../reading/rows.ts'
import { splitTitle } from '../../reading/titles.ts'
import { benchesOf, codeOf, fetchPicture, pathAt } from '../reading.ts'
import { parseNgtCasePage } from './case-page.parse.ts'
import { toCaseRecord } from './case-record.ts'
import * as endpoints from './endpoints.ts'
import { parseNgtSearchPage } from './search-page.parse.ts'
import { parseNgtSearchResult } from './search-result.parse.ts'

const largestDocument = 40_000_000

export const ngtConnector: Connector = {
  id: 'ngt',
  courts: benchesOf('ngt'),
  operator: 'ngt',
  findBy: ['case-number'],

  site: () => endpoints.site,

  caseTypes: async (_court, session) =>
    parseNgtSearchPage((await session.request(endpoints.searchPage)).text).caseTypes,

  async challenge(_court, _query, session) {
    const { captchaSource } = parseNgtSearchPage((await session.request(endpoints.searchPage)).text)
    return fetchPicture(pathAt(endpoints.site, captchaSource), session)
  },

  async search(court, query, answer, session): Promise<SearchResult> {
    if (query.by !== 'case-number') throw new NotAvailable('This tribunal searches cases by number only')
    const { caseType, number, year } = query
    const path = endpoints.searchByNumber(codeOf(endpoints.zones, court), caseType, number, year, answer ?? '')
    return toSearchResult(parseNgtSearchResult((await session.request(path)).text), (row) => ({
      ref: { page: row.detailUrl },
      caseNumber: row.caseNumber,
      ...splitTitle(row.party),
    }))
  },

  async readCase(court, ref, session) {
    if (!ref.page) throw new NotAvailable('The stored case has no address')
    if (/\/\/archived\./i.test(ref.page)) {
      throw new NotAvailable(`This old case is in the tribunal’s archive only: ${ref.page}`)
    }
    const page = parseNgtCasePage((await session.request(pathAt(endpoints.site, ref.page))).text)
    // The address has 0701102002572025 where the page has 070110200257/2025, so only the digits before the year are
    // compared.
    const [asked = ''] = /\d{10,}/.exec(ref.page) ?? []
    const [shown = ''] = /\d+/.exec(page.filingNumber) ?? []
    if (!asked.startsWith(shown)) throw new PageChanged('The tribunal sent another case than the one requested')
    return toCaseRecord(court, page)
  },

  async readOrder(_court, { ref }, session) {
    if (!ref.path) return { kind: 'missing' }
    return readPdf(await session.request(endpoints.order(ref.path), { maxBytes: largestDocument, allowMissing: true }))
  },
}
