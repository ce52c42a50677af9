import type { CaseHit, CaseRef, ChallengePicture, Connector, UnreadRow } from '../connector.ts'
import { CaseNotFound, ChallengeRejected, NotAvailable, PageChanged } from '../errors.ts'
import { joinWords, toSearchResult } from '../reading/rows.ts'
import { type CourtSession, scripted } from '../session.ts'
import { benchesOf, benchOf } from './benches.ts'
import { parseCaseHistory } from './case-history.parse.ts'
import type { CasePage, PagedHearing } from './case-page.ts'
import { toCaseRecord } from './case-record.ts'
import { type OldCaseHit, parseOldCaseSearch } from './case-search-old.parse.ts'
import { parseOldSearchPage } from './case-type-search-page.parse.ts'
import * as endpoints from './endpoints.ts'
import { parseOptions, readCaseType } from './options.parse.ts'
import { readOrderDocument } from './order-document.ts'
import { parseShowBusiness } from './show-business.parse.ts'

const generation = 'old'
/** Number of latest hearings whose business is requested. Each needs a separate request. */
const mostBusinessPages = 10

export const oldHcservicesConnector: Connector = {
  id: 'hcservices-old',
  courts: benchesOf(generation).map((bench) => bench.court),
  operator: 'hcservices',
  findBy: ['case-number'],

  site(court) {
    benchOf(court, generation)
    return endpoints.oldSite
  },

  async caseTypes(court, session) {
    return parseOptions(await post(session, endpoints.oldFillCaseType(benchOf(court, generation)))).map(readCaseType)
  },

  async challenge(court, _query, session): Promise<ChallengePicture> {
    const captchaPath = await openSearchPage(session, benchOf(court, generation))
    const picture = await session.request(endpoints.oldCaptcha(captchaPath))
    if (!picture.mediaType.startsWith('image/')) throw new PageChanged('The captcha is not a picture')
    return { image: picture.bytes, mediaType: picture.mediaType }
  },

  async search(court, query, answer, session) {
    if (query.by !== 'case-number') throw new NotAvailable('This court searches cases by number only')
    const bench = benchOf(court, generation)
    const token = session.values.csrf ?? ''
    const rows = parseOldCaseSearch(
      await post(session, endpoints.oldSearchByCaseNumber(bench, query, answer ?? '', token)),
    )
    if (rows.length === 0) throw new CaseNotFound('The court has no such case')
    return toSearchResult(rows, toHit)
  },

  async readCase(court, ref, session) {
    const bench = {
      state_code: benchOf(court, generation).state_code,
      court_code: ref.court_code || benchOf(court, generation).court_code,
    }
    if (!session.values.csrf) await openSearchPage(session, benchOf(court, generation))
    const page = parseCaseHistory(
      await post(session, endpoints.oldCaseHistory(bench, requireRef(ref), session.values.csrf ?? '')),
    )
    if (page.cnr !== ref.cnr) throw new PageChanged('The court sent another case than the one requested')
    const business = await readBusiness(page, session)
    return toCaseRecord(page, { court, courtName: ref.bench ?? null, folder: 'cases/', business })
  },

  async readOrder(court, order, session) {
    if (!session.values.csrf) await openSearchPage(session, benchOf(court, generation))
    return readOrderDocument(order, session)
  },
}

async function openSearchPage(session: CourtSession, bench: endpoints.Bench): Promise<string> {
  const page = parseOldSearchPage((await session.request(endpoints.oldSearchPage(bench))).text)
  session.values.csrf = page.csrfMagic
  return page.captchaPath
}

async function post(session: CourtSession, { path, form }: endpoints.Post): Promise<string> {
  const response = await session.request(path, { form, headers: scripted })
  // The site redirects an expired session to its error page.
  if (new URL(response.url).pathname.includes('errormsg'))
    throw new ChallengeRejected('The session at the court is over')
  return response.text
}

function toHit({ caseNumber, petitioner, respondent, ...hit }: OldCaseHit): CaseHit | UnreadRow {
  if (hit.cnr === '') return { unread: 'no-link', words: joinWords([caseNumber, petitioner ?? '', respondent ?? '']) }
  return {
    ref: {
      cnr: hit.cnr,
      case_no: hit.caseNo,
      court_code: hit.courtCode,
      token: hit.token,
      ...(hit.bench === null ? {} : { bench: hit.bench }),
    },
    caseNumber,
    petitioner,
    respondent,
  }
}

function requireRef(ref: CaseRef) {
  const { cnr, case_no: caseNo, token } = ref
  if (!cnr || !caseNo || token === undefined) throw new NotAvailable('The stored case has no numbers of the site')
  return { cnr, caseNo, token }
}

async function readBusiness(page: CasePage, session: CourtSession): Promise<Map<string, string>> {
  const days = page.hearings
    .filter((hearing): hearing is PagedHearing & { businessDate: string; businessArgs: string[] } =>
      Boolean(hearing.businessDate && hearing.businessArgs),
    )
    .toSorted((one, other) => other.businessDate.localeCompare(one.businessDate))
    .slice(0, mostBusinessPages)
  const texts = new Map<string, string>()
  for (const { businessArgs } of days) {
    const day = parseShowBusiness(
      await post(session, endpoints.oldShowBusiness(businessArgs, session.values.csrf ?? '')),
    )
    const text = [day.business, day.shortOrder, day.natureOfDisposal].filter((line) => line !== null).join('\n')
    if (text !== '') texts.set(businessArgs.join(','), text)
  }
  return texts
}
