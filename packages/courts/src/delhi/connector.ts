import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../check-record.ts'
import type { ChallengePicture, Connector } from '../connector.ts'
import { ChallengeRejected, NotAvailable, PageChanged } from '../errors.ts'
import { readOrderDocument } from '../hcservices/order-document.ts'
import { readObject } from '../reading/json-reply.ts'
import { isUnread, toSearchResult } from '../reading/rows.ts'
import { type CourtSession, scripted } from '../session.ts'
import { type DelhiCase, parseCaseRows } from './case-rows.parse.ts'
import { parseCaseStatusPage } from './case-status-page.parse.ts'
import * as endpoints from './endpoints.ts'
import { type DelhiOrderRow, parseDelhiOrderRows } from './order-rows.parse.ts'

export const delhiConnector: Connector = {
  id: 'delhi',
  courts: [],
  operator: 'delhi',
  off: 'Delhi’s cases are read at the high courts’ common site; the court’s own asks for a code at every reading.',
  findBy: ['case-number'],

  site: () => endpoints.site,

  caseTypes: async (_court, session) => (await openForm(session)).caseTypes,

  /** The site shows its captcha as plain text. Peshi draws the text as an image, which a person must read and type. */
  async challenge(_court, _query, session): Promise<ChallengePicture> {
    const { token, shownCode } = await openForm(session)
    session.values.token = token
    return { image: Buffer.from(drawCode(shownCode)), mediaType: 'image/svg+xml' }
  },

  async search(_court, query, answer, session) {
    if (query.by !== 'case-number') throw new NotAvailable('This court searches cases by number only')
    const { token } = session.values
    if (!token || !answer) throw new ChallengeRejected('The captcha was not answered')
    const { path, form } = endpoints.validateCode(token, answer)
    const { success } = readObject((await session.request(path, { form, headers: scripted })).text)
    if (typeof success !== 'boolean')
      throw new PageChanged('The court does not say whether the captcha answer was right')
    if (!success) throw new ChallengeRejected('The captcha answer was wrong')
    const rows = await readRows(query.caseType, query.number, String(query.year), session)
    return toSearchResult(rows, (row) => ({
      ref: { type: query.caseType, number: row.number, year: String(row.year) },
      caseNumber: row.caseNumber,
      petitioner: row.petitioner,
      respondent: row.respondent,
    }))
  },

  /** Works only in the session in which a person answered the captcha. */
  async readCase(court, { type, number, year }, session) {
    if (!type || !number || !year) throw new NotAvailable('The stored case has no number')
    const rows = await readRows(type, number, year, session)
    const row = rows.find((one) => !isUnread(one) && one.number === number && String(one.year) === year)
    if (!row || isUnread(row)) throw new PageChanged('The court sent another case than the one requested')
    const orders = row.orders === null ? [] : await readOrders(row.orders, session)
    return toCaseRecord(court, row, orders, session.today())
  },

  readOrder: (_court, order, session) => readOrderDocument(order, session),
}

const openForm = async (session: CourtSession) =>
  parseCaseStatusPage((await session.request(endpoints.caseStatusPage)).text)

const readRows = async (type: string, number: string, year: string, session: CourtSession) =>
  parseCaseRows((await session.request(endpoints.caseRows(type, number, year), { headers: scripted })).text)

const readOrders = async (page: string, session: CourtSession) =>
  parseDelhiOrderRows((await session.request(endpoints.orderRows(page), { headers: scripted })).text)

function drawCode(code: string): string {
  const text = code.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const width = 40 + code.length * 20
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48"><rect width="100%" height="100%" fill="#fff"/><text x="20" y="33" font-family="monospace" font-size="26" fill="#111" letter-spacing="4">${text}</text></svg>`
}

const toCaseRecord = (court: CourtId, row: DelhiCase, orders: DelhiOrderRow[], today: string) => {
  const isAhead = row.status === 'pending' && row.listedOn !== null && row.listedOn >= today
  const nextDate = row.status === 'pending' ? (row.nextDate ?? (isAhead ? row.listedOn : null)) : null
  const lastDate = row.lastDate ?? (isAhead ? null : row.listedOn)
  return checkRecord({
    court,
    case_type: row.type,
    case_number: row.number,
    case_year: row.year,
    unique_case_number: row.caseNumber,
    petitioners: row.petitioner === null ? [] : [{ name: row.petitioner, advocates: [] }],
    respondents: row.respondent === null ? [] : [{ name: row.respondent, advocates: [] }],
    status: row.status,
    next_hearing_date: nextDate,
    hearings: lastDate === null ? [] : [{ business_date: lastDate, next_date: nextDate }],
    orders: orders.map(({ caseNumber, date, link }) => ({
      date,
      kind: 'order',
      case_number: caseNumber,
      ref: { path: link },
    })),
  })
}
