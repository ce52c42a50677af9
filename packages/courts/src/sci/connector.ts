import { CourtId } from '@peshi/contract/platform/ids'
import { sciCaseTypes } from '../catalogue/sci-case-types.ts'
import type { CaseRef, Connector, FoundOrder, LowerCourtList, OptionList, OrderQuery, UnreadRow } from '../connector.ts'
import { CaseNotFound, ChallengeRejected, NotAvailable, PageChanged } from '../errors.ts'
import { readOrderDocument } from '../hcservices/order-document.ts'
import { isUnread, toSearchResult } from '../reading/rows.ts'
import { askForAnswer, submitForm } from '../s3waas/conversation.ts'
import { parseSiteOptions } from '../s3waas/options.parse.ts'
import { type CourtSession, scripted } from '../session.ts'
import { parseBoard, toSamples } from './board.parse.ts'
import { parseCaseDetails } from './case-details.parse.ts'
import { toCaseRecord } from './case-record.ts'
import { parseCaseStatus, type SciHit } from './case-status.parse.ts'
import { parseCaseTab, sciTabs } from './case-tab.parse.ts'
import * as endpoints from './endpoints.ts'
import { parseJudgments, type SciJudgments } from './judgments.parse.ts'

const mostPages = 4

export const sciConnector: Connector = {
  id: 'sci',
  courts: [CourtId.parse('sci')],
  // Operator and rate limit are shared with the district courts' sites.
  operator: 's3waas',
  findBy: ['case-number', 'diary-number', 'cnr', 'party', 'advocate'],
  sections: sciTabs,

  site: () => endpoints.site,

  // The list is not requested from the site, which shows it only within a session and has not changed it for years.
  caseTypes: async () => sciCaseTypes,

  challenge: (_court, query, session) => askForAnswer(endpoints.searchForm(query).page, session),

  async search(_court, query, answer, session) {
    const form = endpoints.searchForm(query)
    const first = parseCaseStatus(await submitForm(form.action, form.fields, answer, session))
    const rows = first.hasMore ? await readOn(first.rows, form, answer, session) : first.rows
    return toSearchResult(rows, toHit)
  },

  refOfCnr(cnr) {
    const [, number, year] = /^SCIN01(\d{6})(\d{4})$/.exec(cnr) ?? []
    return number && year ? { diary_no: String(Number(number)), diary_year: year } : null
  },

  async readCase(court, ref, session) {
    const { number, year } = requireDiary(ref)
    const details = parseCaseDetails(await readTab(number, year, 'case_details', session))
    if (details.diaryNumber !== number || details.diaryYear !== year)
      throw new PageChanged('The court sent another case than the one requested')
    const tab = async (name: string) => parseCaseTab(await readTab(number, year, name, session))
    const tabs = {
      earlier_court_details: await tab('earlier_court_details'),
      listing_dates: await tab('listing_dates'),
      interlocutory_application_documents: await tab('interlocutory_application_documents'),
      judgement_orders: await tab('judgement_orders'),
      defects: await tab('defects'),
    }
    return toCaseRecord(court, details, tabs, session.today())
  },

  async options(_court, list, within, session) {
    const wanted = lowerCourtLists[list]
    if (!wanted) throw new NotAvailable('The Supreme Court’s site has no such list')
    const chosen = (within ?? '').split('|').filter((code) => code !== '')
    if (chosen.length !== wanted.after)
      throw new NotAvailable('The Supreme Court asks for the court and its state first')
    const path = endpoints.lowerCourtOptions(wanted.list, chosen)
    return parseSiteOptions((await session.request(path, { headers: scripted })).text)
  },

  readOrder: (_court, order, session) => readOrderDocument(order, session),

  async readSection(_court, ref, name, session) {
    const { number, year } = requireDiary(ref)
    if (!sciTabs.some((tab) => tab === name)) throw new NotAvailable(`The Supreme Court’s cases have no part ${name}`)
    return { name, tables: parseCaseTab(await readTab(number, year, name, session)) }
  },

  ordersBy: ['case-number', 'diary-number', 'date'],

  challengeOrders: (_court, query, session) => askForAnswer(endpoints.orderForm(query).page, session),

  async searchOrders(_court, query, answer, session) {
    const { action, fields } = endpoints.orderForm(query)
    return parseJudgments(await submitForm(action, fields, answer, session)).flatMap((row) => toFoundOrders(row, query))
  },

  async readBoard(_court, session) {
    return toSamples(parseBoard((await session.request(endpoints.board)).text), new Date())
  },
}

/** `after`: the number of choices (court, state, bench) before the site shows the list. */
const lowerCourtLists: Partial<Record<OptionList, { list: LowerCourtList; after: number }>> = {
  'lower-court-state': { list: 'lower-court-state', after: 1 },
  'lower-court-bench': { list: 'lower-court-bench', after: 2 },
  'lower-court-case-type': { list: 'lower-court-case-type', after: 3 },
}

const readTab = async (number: string, year: string, tab: string, session: CourtSession) =>
  (await session.request(endpoints.caseTab(number, year, tab), { headers: scripted })).text

/**
 * Reads the pages after the first. Throws `NotAvailable` if some are not sent, because the wanted case may be on them.
 */
async function readOn(
  shown: (SciHit | UnreadRow)[],
  { action, fields }: endpoints.SciSearchForm,
  answer: string | null,
  session: CourtSession,
): Promise<(SciHit | UnreadRow)[]> {
  const rows = [...shown]
  for (let page = 2; page <= mostPages; page++) {
    const next = readPage(await submitForm(action, endpoints.nextPage(fields, page), answer, session))
    if (next.rows.some((row) => rows.some((known) => isSame(row, known)))) throw tooMany()
    rows.push(...next.rows)
    if (!next.hasMore) return rows
  }
  throw tooMany()
}

function readPage(reply: string) {
  try {
    return parseCaseStatus(reply)
  } catch (error) {
    if (error instanceof ChallengeRejected || error instanceof CaseNotFound) throw tooMany()
    throw error
  }
}

const isSame = (one: SciHit | UnreadRow, other: SciHit | UnreadRow) =>
  !isUnread(one) && !isUnread(other) && one.diaryNumber === other.diaryNumber && one.diaryYear === other.diaryYear
const tooMany = () => new NotAvailable('The result is too long for the court’s list: write more of the name')

const toHit = (hit: SciHit) => ({
  ref: { diary_no: hit.diaryNumber, diary_year: hit.diaryYear },
  caseNumber: hit.caseNumber ?? `Diary No. ${hit.diaryNumber}/${hit.diaryYear}`,
  petitioner: hit.petitioner,
  respondent: hit.respondent,
  status: hit.status,
  registeredOn: hit.registeredOn,
})

/** A judgment in several languages has several documents. Each becomes an order. */
const toFoundOrders = (row: SciJudgments, { kind }: OrderQuery): FoundOrder[] =>
  row.judgments.map(({ date, url }) => ({
    caseNumber: row.caseNumber ?? `Diary No. ${row.diaryNumber ?? ''}`,
    petitioner: row.petitioner,
    respondent: row.respondent,
    order: {
      number: null,
      date,
      judge: row.bench.length > 0 ? row.bench.join(', ') : null,
      kind: /_judge?ment_/i.test(url) ? 'judgment' : (kind ?? 'order'),
      case_number: row.caseNumber,
      ref: { path: url },
      link: null,
    },
  }))

function requireDiary({ diary_no: number, diary_year: year }: CaseRef) {
  if (!number || !year) throw new NotAvailable('The stored case has no diary number')
  return { number, year }
}
