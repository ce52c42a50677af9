import type { CaseQuery, CaseRef, Connector, FoundOrder } from '../../connector.ts'
import { CaseNotFound, NotAvailable, PageChanged } from '../../errors.ts'
import { readPdf } from '../../hcservices/order-document.ts'
import { isUnread, toSearchResult } from '../../reading/rows.ts'
import { type CourtSession, scripted } from '../../session.ts'
import { benchesOf, codeOf, fetchPicture, pathAt } from '../reading.ts'
import { toCaseRecord } from './case-record.ts'
import { parseCestatCase } from './case-report.parse.ts'
import * as endpoints from './endpoints.ts'
import { parseCestatOrders } from './order-search.parse.ts'
import { parseCestatSearchPage } from './search-page.parse.ts'
import { type CestatHit, parseCestatSearchResult } from './search-result.parse.ts'

const largestDocument = 40_000_000
/** A search by name returns at most this many rows, according to an open-source program. */
const mostListed = 50

export const cestatConnector: Connector = {
  id: 'cestat',
  courts: benchesOf('cestat'),
  operator: 'cestat',
  findBy: ['case-number', 'diary-number', 'party'],
  ordersBy: ['case-number', 'diary-number', 'party', 'date'],

  site: () => endpoints.site,

  caseTypes: async () => endpoints.caseTypes,

  async challenge(_court, query, session) {
    endpoints.searchFields(query)
    return askForAnswer(endpoints.searchPage, session)
  },

  async search(court, query, answer, session) {
    const form = {
      schema_type: codeOf(endpoints.benches, court),
      ...endpoints.searchFields(query),
      ...answered(answer, session),
    }
    const hits = parseCestatSearchResult((await session.request(endpoints.searchPage, { form })).text)
    if (hits.length >= mostListed)
      throw new NotAvailable('The result is too long for the tribunal’s list: write more of the name')
    const meant = hits.filter((hit) => isUnread(hit) || isOfYear(hit, query))
    if (meant.length === 0) throw new CaseNotFound('The tribunal has no such case in that year')
    return toSearchResult(meant, (hit) => ({
      ref: { report: hit.report, bench: hit.bench, ...askedNumber(query) },
      caseNumber: hit.caseNumber ?? `Diary No. ${hit.diaryNumber ?? ''}`,
      petitioner: hit.applicant,
      respondent: hit.respondent,
    }))
  },

  async readCase(court, ref, session) {
    const { report, bench } = ref
    if (!report || !bench) throw new NotAvailable('The stored case has no number of the site')
    const page = parseCestatCase((await session.request(endpoints.caseReport(report, bench))).text)
    refuseOther(page, ref)
    return toCaseRecord(court, page)
  },

  async readOrder(_court, { ref, link }, session) {
    if (!ref.path) return link === null ? { kind: 'missing' } : { kind: 'by-hand', link }
    return readPdf(await session.request(ref.path, { maxBytes: largestDocument, allowMissing: true }))
  },

  challengeOrders: (_court, { kind }, session) => askForAnswer(endpoints.orderPage(kind), session),

  async searchOrders(court, query, answer, session) {
    const bench = codeOf(endpoints.orderBenches, court)
    const form = { bench, ...endpoints.orderFields(query), ...answered(answer, session) }
    const { text } = await session.request(endpoints.orderSearch, { form, headers: scripted })
    return parseCestatOrders(text).map(
      (row): FoundOrder => ({
        caseNumber: row.caseNumber,
        petitioner: row.applicant,
        respondent: row.respondent,
        order: {
          number: null,
          date: row.date,
          judge: null,
          kind: query.kind ?? 'order',
          case_number: row.caseNumber,
          ref: row.path === null ? {} : { path: row.path },
          link: null,
        },
      }),
    )
  },
}

async function askForAnswer(page: string, session: CourtSession) {
  const { token, captchaSource } = parseCestatSearchPage((await session.request(page)).text)
  session.values.token = token
  return fetchPicture(pathAt(endpoints.site, captchaSource), session)
}

const answered = (answer: string | null, { values }: CourtSession) => ({
  csrf_token: values.token ?? '',
  captcha_code: answer ?? '',
})

/** The site's search by name has no field for the year. */
function isOfYear({ caseNumber, diaryNumber }: CestatHit, query: CaseQuery): boolean {
  if (query.by !== 'party') return true
  const years = `${caseNumber ?? ''} ${diaryNumber ?? ''}`.match(/\b(?:19|20)\d{2}\b/g)
  return years === null || years.includes(String(query.year))
}

const askedNumber = (query: CaseQuery): CaseRef =>
  query.by === 'case-number' ? { number: query.number, year: String(query.year) } : {}

function refuseOther(page: { number: string; year: number }, { number, year }: CaseRef) {
  if (number !== undefined && (page.number !== String(Number(number)) || String(page.year) !== year))
    throw new PageChanged('The tribunal sent another case than the one requested')
}
