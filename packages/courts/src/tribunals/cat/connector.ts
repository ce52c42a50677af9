import type { CourtId } from '@peshi/contract/platform/ids'
import type { CaseQuery, CaseRef, Connector, SearchResult } from '../../connector.ts'
import { CaseNotFound, NotAvailable, PageChanged } from '../../errors.ts'
import { isUnread, onlyRead, toSearchResult } from '../../reading/rows.ts'
import type { CourtSession } from '../../session.ts'
import { type CisSearchRow, parseCisSearchResult } from '../cis/search-result.parse.ts'
import { benchesOf, codeOf, partsOf } from '../reading.ts'
import { benchCodes, caseTypes } from './benches.ts'
import { toCaseRecord } from './case-record.ts'
import { parseCatCaseStatus } from './case-status.parse.ts'
import * as endpoints from './endpoints.ts'

export const catConnector: Connector = {
  id: 'cat',
  courts: benchesOf('cat').filter((court) => partsOf(court).bench in benchCodes),
  operator: 'cat',
  findBy: ['case-number', 'diary-number', 'party'],

  site: () => endpoints.site,

  caseTypes: async () => caseTypes,

  challenge: async () => null,

  async search(court, query, _answer, session): Promise<SearchResult> {
    const rows = await searchRows(court, query, session)
    // The site's search by name has no field for the year.
    const wanted = query.by === 'party' ? rows.filter((row) => isUnread(row) || isOfYear(row, query.year)) : rows
    if (wanted.length === 0) throw new CaseNotFound('The tribunal has no such case of that year')
    return toSearchResult(wanted, (row) => ({
      ref: refOf(query, row),
      caseNumber: row.caseNumber ?? `Diary No. ${row.diaryNumber}`,
      petitioner: row.applicant,
      respondent: row.respondent,
    }))
  },

  /** The site shows a case page only in the session of a search that found the case, so the search is repeated. */
  async readCase(court, ref, session) {
    const row = onlyRead(await searchRows(court, queryOf(ref), session)).find(
      ({ diaryNumber }) => diaryNumber === ref.diary,
    )
    if (!row) throw new PageChanged('The tribunal no longer finds this case by its number')
    const page = parseCatCaseStatus((await session.request(endpoints.caseStatus(row.detailKey))).text)
    if (page.diaryNumber !== null && page.diaryNumber !== row.diaryNumber) {
      throw new PageChanged('The tribunal sent another case than the one requested')
    }
    return toCaseRecord(court, page)
  },

  readOrder: async () => ({ kind: 'missing' }),
}

const searchRows = async (court: CourtId, query: CaseQuery, session: CourtSession) =>
  parseCisSearchResult((await session.request(endpoints.search(codeOf(benchCodes, court), query))).text)

const isOfYear = (row: CisSearchRow, year: number) =>
  [row.caseNumber, row.diaryNumber].some((number) => number?.endsWith(`/${year}`))

/**
 * A case found by number is refreshed by number, because no other search is confirmed to work. Other cases are refreshed
 * by diary number.
 */
const refOf = (query: CaseQuery, row: CisSearchRow): CaseRef => ({
  diary: row.diaryNumber,
  ...(query.by === 'case-number' && { type: query.caseType, number: query.number, year: String(query.year) }),
})

function queryOf({ diary, type, number, year }: CaseRef): CaseQuery {
  if (type && number && year) return { by: 'case-number', caseType: type, number, year: Number(year) }
  const [, diaryNumber, diaryYear] = /^(\d+)\s*\/\s*(\d{4})$/.exec(diary ?? '') ?? []
  if (!diaryNumber || !diaryYear) throw new NotAvailable('The stored case has no number')
  return { by: 'diary-number', number: diaryNumber, year: Number(diaryYear) }
}
