import { toDayFirst } from '@peshi/contract/platform/dates'
import type { CaseRef, Connector, SectionTable } from '../../connector.ts'
import { NotAvailable, PageChanged } from '../../errors.ts'
import { readCaseNumber } from '../../reading/case-numbers.ts'
import type { CourtSession } from '../../session.ts'
import { benchesOf } from '../reading.ts'
import { toCaseRecord } from './case-record.ts'
import { parseTdsatCaseStatus, type TdsatCasePage } from './case-status.parse.ts'
import * as endpoints from './endpoints.ts'
import { parseOrderSheet } from './order-sheet.parse.ts'

const mostOrdersRead = 3

export const tdsatConnector: Connector = {
  id: 'tdsat',
  courts: benchesOf('tdsat'),
  operator: 'tdsat',
  findBy: ['case-number'],
  sections: ['orders'],

  site: () => endpoints.site,

  caseTypes: async () => endpoints.caseTypes,

  challenge: async () => null,

  async search(_court, query, _answer, session) {
    if (query.by !== 'case-number') throw new NotAvailable('This tribunal searches cases by number only')
    const ref = { type: query.caseType, number: query.number, year: String(query.year) }
    const page = await readPage(ref, session)
    const [petitioner, respondent] = [page.petitioners[0]?.name ?? null, page.respondents[0]?.name ?? null]
    return { hits: [{ ref, caseNumber: page.caseNumber, petitioner, respondent }], unread: [] }
  },

  readCase: async (court, ref, session) => toCaseRecord(court, await readPage(ref, session), session.today()),

  ordersByHand: true,

  /** An order is a web page, not a PDF, so a person opens its link. `readSection` returns its text. */
  readOrder: async (_court, order) =>
    order.link === null ? { kind: 'missing' } : { kind: 'by-hand', link: order.link },

  async readSection(_court, ref, name, session) {
    if (name !== 'orders') throw new NotAvailable(`The tribunal’s cases have no part ${name}`)
    const { orders } = await readPage(ref, session)
    const newest = orders.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
    const tables: SectionTable[] = []
    for (const { key, date } of newest.slice(0, mostOrdersRead)) {
      const lines = parseOrderSheet((await session.request(endpoints.order(key))).text)
      const rows = lines.map((line) => ({ cells: [line], links: [] }))
      tables.push({ heading: date === null ? null : toDayFirst(date), columns: ['Order'], rows })
    }
    return { name, tables }
  },
}

async function readPage({ type, number, year }: CaseRef, session: CourtSession): Promise<TdsatCasePage> {
  if (!type || !number || !year) throw new NotAvailable('The stored case has no number')
  const { path, form } = endpoints.caseStatus(type, number, year)
  const page = parseTdsatCaseStatus((await session.request(path, { form })).text)
  const read = readCaseNumber(page.caseNumber)
  if (read.number !== String(Number(number)) || read.year !== Number(year)) {
    throw new PageChanged('The tribunal sent another case than the one requested')
  }
  return page
}
