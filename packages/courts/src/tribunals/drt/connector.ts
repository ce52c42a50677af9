import type { CourtId } from '@peshi/contract/platform/ids'
import type { Connector, SearchResult } from '../../connector.ts'
import { NotAvailable, PageChanged } from '../../errors.ts'
import { toSearchResult } from '../../reading/rows.ts'
import type { CourtSession } from '../../session.ts'
import { parseCisSearchResult } from '../cis/search-result.parse.ts'
import { benchesOf, partsOf } from '../reading.ts'
import { toCaseRecord } from './case-record.ts'
import { parseDrtCaseStatus } from './case-status.parse.ts'
import * as endpoints from './endpoints.ts'
import { findSchema } from './schemas.ts'
import { parseDrtSearchPage } from './search-page.parse.ts'

export const drtConnector: Connector = {
  id: 'drt',
  courts: benchesOf('drt', 'drat'),
  operator: 'drt',
  findBy: ['case-number'],

  site: () => endpoints.site,

  async caseTypes(court, session) {
    const { caseTypes, appealTypes } = await readSearchPage(session)
    return partsOf(court).body === 'drat' ? appealTypes : caseTypes
  },

  challenge: async () => null,

  async search(court, query, _answer, session): Promise<SearchResult> {
    if (query.by !== 'case-number') throw new NotAvailable('This tribunal searches cases by number only')
    const schema = await schemaOf(court, session)
    const path = endpoints.searchByNumber(schema, query.caseType, query.number, query.year)
    return toSearchResult(parseCisSearchResult((await session.request(path)).text), (row) => ({
      ref: { key: row.detailKey, diary: row.diaryNumber },
      caseNumber: row.caseNumber ?? `${query.number}/${query.year}`,
      petitioner: row.applicant,
      respondent: row.respondent,
    }))
  },

  async readCase(court, ref, session) {
    if (!ref.key) throw new NotAvailable('The stored case has no number of the site')
    const page = parseDrtCaseStatus((await session.request(endpoints.caseStatus(ref.key))).text)
    if (ref.diary !== undefined && page.diaryNumber !== ref.diary) {
      throw new PageChanged('The tribunal sent another case than the one requested')
    }
    return toCaseRecord(court, page)
  },

  readOrder: async () => ({ kind: 'missing' }),
}

const readSearchPage = async (session: CourtSession) =>
  parseDrtSearchPage((await session.request(endpoints.searchPage)).text)

async function schemaOf(court: CourtId, session: CourtSession): Promise<string> {
  const savedSchema = session.values[`schema ${court}`]
  if (savedSchema) return savedSchema
  const schema = findSchema(court, (await readSearchPage(session)).schemas)
  session.values[`schema ${court}`] = schema
  return schema
}
