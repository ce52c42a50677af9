import { CourtId } from '@peshi/contract/ids'
import { sciCaseTypes } from '../catalogue/sci-case-types.ts'
import type { CaseRef, Connector } from '../connector.ts'
import { NotAvailable, PageChanged } from '../errors.ts'
import { readOrderDocument } from '../hcservices/order-document.ts'
import { askForAnswer, submitForm } from '../s3waas/conversation.ts'
import type { CourtSession } from '../session.ts'
import { parseBoard, toSamples } from './board.parse.ts'
import { parseCaseDetails } from './case-details.parse.ts'
import { toCaseRecord } from './case-record.ts'
import { parseCaseStatus, type SciHit } from './case-status.parse.ts'
import { parseCaseTab, sciTabs } from './case-tab.parse.ts'
import * as endpoints from './endpoints.ts'

/** The Supreme Court's own site. Protocol and doubts: NOTES.md. */
export const sciConnector: Connector = {
  id: 'sci',
  courts: [CourtId.parse('sci')],
  // The same platform serves the district courts' sites: one operator, one rate.
  operator: 's3waas',
  findBy: ['case-number', 'diary-number', 'cnr', 'party', 'advocate'],
  sections: sciTabs,

  site: () => endpoints.site,

  // The form's own list needs a session; the types have been the same for years.
  caseTypes: async () => sciCaseTypes,

  challenge: (_court, query, session) => askForAnswer(endpoints.searchForm(query).page, session),

  async search(_court, query, answer, session) {
    const { action, fields } = endpoints.searchForm(query)
    return parseCaseStatus(await submitForm(action, fields, answer, session)).rows.map(toHit)
  },

  async readCase(court, ref, session) {
    const { number, year } = requireDiary(ref)
    const details = parseCaseDetails(await readTab(number, year, 'case_details', session))
    if (details.diaryNumber !== number || details.diaryYear !== year)
      throw new PageChanged('The court sent another case than was asked for')
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

  readOrder: (_court, order, session) => readOrderDocument(order, session),

  async readSection(_court, ref, name, session) {
    const { number, year } = requireDiary(ref)
    if (!sciTabs.some((tab) => tab === name)) throw new NotAvailable(`The Supreme Court’s cases have no part ${name}`)
    return { name, tables: parseCaseTab(await readTab(number, year, name, session)) }
  },

  async readBoard(_court, session) {
    return toSamples(parseBoard((await session.request(endpoints.board)).text), new Date())
  },
}

const readTab = async (number: string, year: string, tab: string, session: CourtSession) =>
  (await session.request(endpoints.caseTab(number, year, tab), { headers: { 'x-requested-with': 'XMLHttpRequest' } }))
    .text

const toHit = (hit: SciHit) => ({
  ref: { diary_no: hit.diaryNumber, diary_year: hit.diaryYear },
  caseNumber: hit.caseNumber ?? `Diary No. ${hit.diaryNumber}/${hit.diaryYear}`,
  petitioner: hit.petitioner,
  respondent: hit.respondent,
})

function requireDiary({ diary_no: number, diary_year: year }: CaseRef) {
  if (!number || !year) throw new NotAvailable('The case was kept without its diary number')
  return { number, year }
}
