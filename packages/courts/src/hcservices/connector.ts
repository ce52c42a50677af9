import type { CourtId } from '@peshi/contract/platform/ids'
import type { CaseHit, CaseQuery, CaseRef, ChallengePicture, Connector } from '../connector.ts'
import { CaseNotFound, NotAvailable, PageChanged } from '../errors.ts'
import { findCaseNumber } from '../reading/case-numbers.ts'
import { toSearchResult } from '../reading/rows.ts'
import { type CourtSession, scripted } from '../session.ts'
import { benchesOf, benchOf } from './benches.ts'
import { parseCaseHistory } from './case-history.parse.ts'
import type { CasePage } from './case-page.ts'
import { toCaseRecord } from './case-record.ts'
import { type NewCaseHit, parseCaseSearch } from './case-search.parse.ts'
import * as endpoints from './endpoints.ts'
import { type Option, parseOptions, readCaseType } from './options.parse.ts'
import { readOrderDocument } from './order-document.ts'

const generation = 'new'

export const hcservicesConnector: Connector = {
  id: 'hcservices',
  courts: benchesOf(generation).map((bench) => bench.court),
  operator: 'hcservices',
  findBy: ['case-number', 'cnr', 'filing-number', 'party', 'advocate'],

  site(court) {
    benchOf(court, generation)
    return endpoints.newSite
  },

  async caseTypes(court, session) {
    await openMainPage(session)
    return (await readOptions(court, session)).map(readCaseType)
  },

  async challenge(_court, _query, session): Promise<ChallengePicture> {
    await openMainPage(session)
    const picture = await session.request(endpoints.newPaths.captcha)
    if (!picture.mediaType.startsWith('image/')) throw new PageChanged('The captcha is not a picture')
    return { image: picture.bytes, mediaType: picture.mediaType }
  },

  async search(court, query, answer, session) {
    const reply = await post(session, searchPost(court, query, answer ?? ''))
    if (query.by === 'cnr') {
      const page = parseCaseHistory(reply)
      return { hits: [hitOfPage(page, await readOptions(court, session))], unread: [] }
    }
    const { bench, cases } = parseCaseSearch(reply)
    if (cases.length === 0) throw new CaseNotFound('The court has no such case')
    return toSearchResult(cases, (hit) => toHit(hit, bench))
  },

  async readCase(court, ref, session) {
    await openMainPage(session)
    const bench = benchOf(court, generation)
    const reply = await post(session, endpoints.newCaseHistory(bench, ref.case_no ?? '', requireCnr(ref)))
    const page = parseCaseHistory(reply)
    if (page.cnr !== ref.cnr) throw new PageChanged('The court sent another case than the one requested')
    return toCaseRecord(page, { court, courtName: ref.bench ?? null, folder: '', business: new Map() })
  },

  readOrder: async (_court, order, session) => {
    await openMainPage(session)
    return readOrderDocument(order, session)
  },
}

function searchPost(court: CourtId, query: CaseQuery, captcha: string): endpoints.Post {
  const bench = benchOf(court, generation)
  switch (query.by) {
    case 'cnr':
      return endpoints.searchByCnr(query.cnr, captcha)
    case 'filing-number':
      return endpoints.searchByFilingNumber(bench, query, captcha)
    case 'party':
      return endpoints.searchByParty(bench, query, captcha)
    case 'advocate':
      return endpoints.searchByAdvocate(bench, query, captcha)
    case 'case-number':
      return endpoints.searchByCaseNumber(bench, query, captcha)
    default:
      throw new NotAvailable('This court’s site does not search cases in this way')
  }
}

/** The main page sets the cookie. A restored session already has it. */
async function openMainPage(session: CourtSession) {
  if (session.values.opened) return
  await session.request(endpoints.newPaths.main)
  session.values.opened = 'yes'
}

const readOptions = async (court: CourtId, session: CourtSession) =>
  parseOptions(await post(session, endpoints.fillCaseType(benchOf(court, generation))))

const post = async (session: CourtSession, { path, form }: endpoints.Post) =>
  (await session.request(path, { form, headers: scripted })).text

const toHit = (hit: NewCaseHit, bench: string | null): CaseHit => ({
  ref: { cnr: hit.cnr, case_no: hit.caseNo, ...(bench === null ? {} : { bench }) },
  caseNumber: hit.caseNumber,
  petitioner: hit.petitioner,
  respondent: hit.respondent,
})

/**
 * Only the links of the hearing history have the site's own case number. Without them, it is composed: the digit 2, the
 * type code, the number and the year.
 */
function hitOfPage(page: CasePage, types: Option[]): CaseHit {
  const called = page.hearings.find((hearing) => hearing.businessArgs)?.businessArgs?.[3]
  return {
    ref: { cnr: page.cnr, case_no: called ?? ownNumber(page, types) },
    caseNumber: page.registrationNumber ?? page.filingNumber ?? page.cnr,
    petitioner: page.petitioners[0]?.name ?? null,
    respondent: page.respondents[0]?.name ?? null,
  }
}

function ownNumber(page: CasePage, types: Option[]): string {
  const found = findCaseNumber(page.registrationNumber)
  const short = found?.type || page.caseType
  const code = types.find((option) => readCaseType(option).short === short)?.code
  return code ? `2${code.padStart(3, '0')}${(found?.number ?? '').padStart(7, '0')}${found?.year ?? ''}` : ''
}

function requireCnr(ref: CaseRef): string {
  if (!ref.cnr) throw new NotAvailable('The stored case has no CNR')
  return ref.cnr
}
