import type { CaseType } from '@peshi/contract/courts/courts'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { CaseQuery, CourtSite, OrderQuery } from '../../connector.ts'
import { NotAvailable } from '../../errors.ts'

export const site: CourtSite = { key: 'cestat', baseUrl: 'https://cestat.gov.in/' }

/** Values of the search form's field `schema_type`. */
export const benches: Readonly<Record<string, string>> = {
  newdelhi: 'delhi',
  chandigarh: 'chandigarh',
  mumbai: 'mumbai',
  ahmedabad: 'ahmedabad',
  bengaluru: 'bangalore',
  prayagraj: 'allahabad',
  kolkata: 'kolkata',
  chennai: 'chennai',
  hyderabad: 'hyderabad',
}
export const orderBenches: Readonly<Record<string, string>> = {
  newdelhi: '107079',
  chandigarh: '104044',
  mumbai: '127482',
  ahmedabad: '124438',
  bengaluru: '129525',
  prayagraj: '109120',
  kolkata: '119315',
  chennai: '133568',
  hyderabad: '136507',
}

/** Full words, because the abbreviations in case numbers are not certain. */
export const caseTypes: CaseType[] = [
  ['1', 'Customs'],
  ['2', 'Excise'],
  ['3', 'Service Tax'],
  ['4', 'Antidumping'],
  ['5', 'Central Sales Tax'],
].map(([code = '', title = '']) => ({ code, short: title, title }))

export const searchPage = 'casestatus'

export function searchFields(query: CaseQuery): Record<string, string> {
  switch (query.by) {
    case 'diary-number':
      return { app_type: 'dno', token_no: query.number, token_year: String(query.year), button1: 'SEARCH' }
    case 'case-number':
      return {
        app_type: 'cno',
        case_type: query.caseType,
        token_no: query.number,
        token_year: String(query.year),
        button2: 'SEARCH',
      }
    case 'party':
      return { app_type: 'pno', token_no: query.name, button3: 'SEARCH' }
    default:
      throw new NotAvailable('CESTAT finds cases by case number, diary number or party')
  }
}

export const caseReport = (report: string, bench: string) =>
  `casedetailreport/${encodeURIComponent(report)}/${encodeURIComponent(bench)}`

export const orderPage = (kind: OrderQuery['kind']) => (kind === 'judgment' ? 'final-order-status' : 'order-status')
export const orderSearch = 'ajax/order-status-web'

/** Page size that is large enough for all found orders in one reply. */
const mostOrders = '1000'

export const orderFields = (query: OrderQuery): Record<string, string> => ({
  s: 's',
  order_type: query.kind === 'judgment' ? 'F' : 'D',
  draw: '1',
  start: '0',
  length: mostOrders,
  ...tabFields(query),
})

function tabFields(query: OrderQuery): Record<string, string> {
  switch (query.by) {
    case 'case-number':
      return { tab: '1', case_type: query.caseType, case_no: query.number, case_year: String(query.year) }
    case 'diary-number':
      return { tab: '2', diary_no: query.number, diary_year: String(query.year) }
    case 'date':
      return { tab: '4', from: toDayFirst(query.from), to: toDayFirst(query.to) }
    case 'party':
      return { tab: '5', party_name: query.name }
  }
}
