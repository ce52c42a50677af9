import type { CaseType } from '@peshi/contract/courts/courts'
import { CourtId } from '@peshi/contract/platform/ids'
import { withNumbersOf } from '../cause-lists/invented-numbers.ts'
import type { CaseRef, Connector, CourtOption, CourtSite, FoundOrder, OrderQuery, SectionTable } from '../connector.ts'
import { toCaseRecord } from '../ecourts-district/case-record.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
import { readCaseType } from '../hcservices/options.parse.ts'
import { readOrderDocument } from '../hcservices/order-document.ts'
import { toSearchResult } from '../reading/rows.ts'
import { askForAnswer, openForm, send, submitForm } from '../s3waas/conversation.ts'
import { parseSiteOptions } from '../s3waas/options.parse.ts'
import { parseSection } from '../s3waas/section.parse.ts'
import type { CourtSession } from '../session.ts'
import { districtOperator } from './addresses.ts'
import type { SiteBlock } from './blocks.ts'
import { parseSiteCase } from './case-details.parse.ts'
import { parseSiteSearch } from './case-search.parse.ts'
import { parseSiteCauseList } from './cause-list.parse.ts'
import { toCauseList } from './cause-list.ts'
import { parseSiteCaveat, parseSiteCaveats } from './caveats.parse.ts'
import * as endpoints from './endpoints.ts'
import { parseSiteOrders, type SiteOrder } from './order-search.parse.ts'

const mostPages = 4
/** Number of latest hearings whose business is read. Each needs a separate request. */
const mostDays = 5

export const createDcourtsConnector = (sites: ReadonlyMap<string, CourtSite>): Connector => ({
  id: 'dcourts',
  // `sites` grows while the server runs.
  get courts() {
    return [...sites.keys()].map((court) => CourtId.parse(court))
  },
  // Operator and rate limit are shared with the Supreme Court's site.
  operator: districtOperator,
  findBy: ['case-number', 'cnr', 'filing-number', 'party', 'advocate', 'fir', 'act'],
  // The code of a case type contains its establishment, so a search by number needs no establishment.
  asks: {
    party: ['establishment'],
    advocate: ['establishment'],
    fir: ['establishment', 'police-station'],
    act: ['establishment', 'act'],
  },

  site(court) {
    const site = sites.get(court)
    if (!site) throw new NotAvailable(`The address of the court ${court} is not known`)
    return site
  },

  async caseTypes(_court, session) {
    const establishments = await readEstablishments(session)
    const types: CaseType[] = []
    for (const establishment of establishments) {
      for (const option of parseSiteOptions(await send(endpoints.getCaseTypes(establishment.code), session))) {
        const type = readCaseType(option)
        const title = establishments.length > 1 ? `${type.title} (${establishment.label})` : type.title
        types.push({ ...type, title, code: endpoints.caseTypeCode(establishment.code, type.code) })
      }
    }
    return types
  },

  /** A CNR opens the case page without a search, so without a captcha. */
  challenge: async (_court, query, session) =>
    query.by === 'cnr' ? null : askForAnswer(endpoints.searchForm(query).page, session),

  async search(_court, query, answer, session) {
    if (query.by === 'cnr') return { hits: [await findByCnr(query.cnr, session)], unread: [] }
    const rows = await readAllPages(endpoints.searchForm(query), parseSiteSearch, answer, session)
    return toSearchResult(rows, (hit) => ({
      ref: { cnr: hit.cnr, est_code: hit.establishment },
      caseNumber: hit.caseNumber,
      petitioner: hit.petitioner,
      respondent: hit.respondent,
    }))
  },

  searchCaveats: (_court, query, answer, session) =>
    readAllPages(endpoints.searchForm(query), parseSiteCaveats, answer, session),

  readCaveat: async (_court, ref, session) => parseSiteCaveat(await send(endpoints.getCaveatDetails(ref), session)),

  async readCase(court, ref, session) {
    const page = await readCasePage(requireCnr(ref), ref.est_code, session)
    return toCaseRecord(court, page, ({ href }): Record<string, string> => (href === undefined ? {} : { path: href }))
  },

  sections: ['business'],

  readOrder: (_court, order, session) => readOrderDocument(order, session),

  async options(_court, list, within, session) {
    if (list === 'establishment') return readEstablishments(session)
    if (list === 'act') return (await openForm(endpoints.actPage, session)).options.national_act_code ?? []
    if (!within) throw new NotAvailable('The district’s site asks for a court complex first')
    const asked = list === 'police-station' ? endpoints.getPoliceStations : endpoints.getCourtRooms
    return parseSiteOptions(await send(asked(within), session))
  },

  async readSection(_court, ref, name, session) {
    if (name !== 'business') throw new NotAvailable(`The district’s cases have no part ${name}`)
    const { hearings } = await readCasePage(requireCnr(ref), ref.est_code, session)
    const days = hearings.filter(({ businessArgs }) => businessArgs !== null).slice(-mostDays)
    const tables: SectionTable[] = []
    for (const { businessArgs, businessDate } of days.toReversed()) {
      const [term = ''] = businessArgs ?? []
      const read = parseSection(await send(endpoints.getBusiness(term), session))
      tables.push(...read.map((table) => ({ ...table, heading: businessDate })))
    }
    return { name, tables }
  },

  ordersBy: ['case-number', 'party', 'date'],

  challengeOrders: (_court, query, session) => askForAnswer(endpoints.orderForm(query).page, session),

  async searchOrders(_court, query, answer, session) {
    const found = await readAllPages(endpoints.orderForm(query), parseSiteOrders, answer, session)
    return found.map((order) => toFoundOrder(order, query))
  },

  challengeCauseList: (_court, session) => askForAnswer(endpoints.causeListPage, session),

  async readCauseList(_court, query, answer, session) {
    const reply = await submitForm('get_causes', endpoints.causeList(query), answer, session)
    const rows = parseSiteCauseList(reply)
    return rows.length === 0 ? null : withNumbersOf(reply, toCauseList(rows, query))
  },
})

async function readEstablishments(session: CourtSession): Promise<CourtOption[]> {
  const { est_code: complexes } = (await openForm(endpoints.caseNumberPage, session)).options
  if (!complexes || complexes.length === 0) throw new PageChanged('The form has no court complexes')
  return complexes
}

async function readAllPages<T>(
  search: endpoints.SiteSearch,
  parse: (reply: string, before?: number) => SiteBlock<T>[],
  answer: string | null,
  session: CourtSession,
): Promise<T[]> {
  const hits: T[] = []
  for (const first of parse(await submitForm(search.action, search.fields, answer, session))) {
    const found = [...first.hits]
    let page = first.nextPage
    for (let pages = 1; page !== null && pages < mostPages; pages++) {
      const fields = endpoints.nextPage(search, first.establishment, page)
      const reply = await submitForm(search.action, fields, answer, session)
      const next: SiteBlock<T> | undefined = parse(reply, found.length)[0]
      if (next?.establishment !== first.establishment)
        throw new PageChanged('The next page is of another establishment')
      found.push(...next.hits)
      page = next.nextPage
    }
    if (page !== null)
      throw new NotAvailable(
        'The result is too long for the court’s list: write more of the name, or choose fewer days',
      )
    hits.push(...found)
  }
  return hits
}

function toFoundOrder(row: SiteOrder, query: OrderQuery): FoundOrder {
  const asked = query.by === 'case-number' ? `${query.number}/${query.year}` : ''
  const caseNumber = row.caseNumber ?? asked
  return {
    caseNumber,
    petitioner: row.petitioner,
    respondent: row.respondent,
    order: {
      number: row.orderNumber,
      date: row.date,
      judge: null,
      kind: query.kind ?? 'order',
      case_number: caseNumber === '' ? null : caseNumber,
      ref: { path: row.path },
      link: null,
    },
  }
}

async function findByCnr(cnr: string, session: CourtSession) {
  const page = await readCasePage(cnr, undefined, session)
  return {
    ref: { cnr, est_code: establishmentOf(cnr) },
    caseNumber: page.registrationNumber ?? page.filingNumber ?? cnr,
    petitioner: page.petitioners[0]?.name ?? null,
    respondent: page.respondents[0]?.name ?? null,
  }
}

const establishmentOf = (cnr: string) => cnr.slice(0, 6)

async function readCasePage(cnr: string, establishment: string | undefined, session: CourtSession) {
  const page = parseSiteCase(await send(endpoints.getCnrDetails(cnr, establishment ?? establishmentOf(cnr)), session))
  if (page.cnr !== cnr) throw new PageChanged('The court sent another case than the one requested')
  return page
}

function requireCnr({ cnr }: CaseRef): string {
  if (!cnr) throw new NotAvailable('The stored case has no CNR')
  return cnr
}
