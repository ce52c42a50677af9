import { CourtId } from '@peshi/contract/platform/ids'
import type { ChallengePicture, Connector, OrderDocument } from '../connector.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
import { toSearchResult } from '../reading/rows.ts'
import { type CourtSession, scripted } from '../session.ts'
import { parseCaseDetails } from './case-details.parse.ts'
import { parseCaseInfo } from './case-info.parse.ts'
import { type CaseNumberPage, parseCaseNumberPage } from './case-number-page.parse.ts'
import { toCaseRecord } from './case-record.ts'
import * as endpoints from './endpoints.ts'
import { parseOrderSheets } from './order-sheets.parse.ts'

const lucknow = CourtId.parse('hc-lucknow')
const sites = new Map([
  [CourtId.parse('hc-allahabad'), endpoints.allahabadSite],
  [lucknow, endpoints.lucknowSite],
])

export const allahabadConnector: Connector = {
  id: 'allahabad',
  courts: [...sites.keys()],
  operator: 'allahabad',
  findBy: ['case-number'],

  site(court) {
    const site = sites.get(court)
    if (!site) throw new NotAvailable(`The Allahabad High Court's site has no court ${court}`)
    return site
  },

  caseTypes: async (_court, session) => (await openForm(session)).caseTypes,

  async challenge(court, _query, session): Promise<ChallengePicture> {
    const { captchaSource } = await openForm(session)
    if (captchaSource?.startsWith('data:')) return readDataPicture(captchaSource)
    if (captchaSource === null && court === lucknow) throw drawnInPage()
    const picture = await session.request(endpoints.captcha)
    if (!picture.mediaType.startsWith('image/')) throw new PageChanged('The captcha is not a picture')
    return { image: picture.bytes, mediaType: picture.mediaType }
  },

  async search(_court, query, answer, session) {
    if (query.by !== 'case-number') throw new NotAvailable('This court searches cases by number only')
    const reply = await post(session, endpoints.getCaseInfo(query.caseType, query.number, query.year, answer ?? ''))
    return toSearchResult(parseCaseInfo(reply), (row) => ({
      ref: { cino: row.cino, source: row.source, iemi: row.iemi },
      caseNumber: row.caseNumber ?? `${query.number}/${query.year}`,
      petitioner: row.petitioner,
      respondent: row.respondent,
    }))
  },

  async readCase(court, ref, session) {
    if (!ref.cino) throw new NotAvailable('The stored case has no number of the site')
    const details = endpoints.getCaseDetails(ref.cino, ref.source ?? 'undefined', ref.iemi ?? '')
    const page = parseCaseDetails(await post(session, details))
    const { caseType, number, year } = page.orderSheets
    const orders = parseOrderSheets(await post(session, endpoints.getOrderSheets(caseType, number, year)))
    return toCaseRecord(court, page, orders)
  },

  ordersByHand: true,

  /** The judgment server has a captcha and refuses programs, so a person must open the link. */
  readOrder: async (_court, order): Promise<OrderDocument> =>
    order.link === null ? { kind: 'missing' } : { kind: 'by-hand', link: order.link },
}

async function openForm(session: CourtSession): Promise<CaseNumberPage> {
  return parseCaseNumberPage((await session.request(endpoints.caseNumberPage)).text)
}

const post = async (session: CourtSession, { path, form }: endpoints.Post) =>
  (await session.request(path, { form, headers: scripted })).text

const drawnInPage = () => new NotAvailable('This bench draws its code in its own page, which only a browser can show')

function readDataPicture(source: string): ChallengePicture {
  const [, mediaType, data] = /^data:(image\/[\w+.-]+);base64,(.+)$/s.exec(source) ?? []
  if (!mediaType || !data) throw new PageChanged('The captcha is not a picture')
  return { image: Buffer.from(data, 'base64'), mediaType }
}
