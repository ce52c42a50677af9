import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { CaseQuery, CauseListQuery, OrderQuery } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import { call, type Post } from '../s3waas/endpoints.ts'

// The paths and fields in this file come from the sites' script, saved forms and open-source programs (NOTES.md).

export const caseNumberPage = 'case-status-search-by-case-number/'
export const actPage = 'case-status-search-by-act-type/'

/** Not confirmed: the name follows the pattern of the other forms' pages. */
const caveatPage = 'caveat-search/'

/** A complex has several codes, separated by commas (`HRGR01,HRGR02`). An establishment has one. */
const establishmentFields = (est_code: string) => ({
  service_type: est_code.includes(',') ? 'courtComplex' : 'courtEstablishment',
  est_code,
})

/** Each establishment or complex has its own case types, so their codes begin with `establishment`. */
export const caseTypeCode = (establishment: string, code: string) => `${establishment}|${code}`

export interface SiteSearch {
  page: string
  action: string
  fields: Record<string, string>
}

const statuses = { pending: 'P', disposed: 'D', both: 'B' }

export function searchForm(query: CaseQuery): SiteSearch {
  switch (query.by) {
    case 'case-number': {
      const [establishment = '', case_type = ''] = query.caseType.split('|')
      return search('case-number', 'get_cases', establishment, {
        case_type,
        reg_no: query.number,
        reg_year: String(query.year),
      })
    }
    case 'filing-number':
      return search('filing-number', 'get_filling', query.establishment ?? query.caseType.split('|')[0], {
        fil_no: query.number,
        reg_year: String(query.year),
      })
    case 'party':
      return search('petitioner-respondent', 'get_parties', query.establishment, {
        litigant_name: query.name,
        reg_year: String(query.year),
        case_status: statuses[query.status],
      })
    case 'advocate':
      return search('advocate', 'get_advocate', query.establishment, advocateFields(query))
    case 'fir':
      return search('fir-number', 'get_fir_details', query.establishment, {
        police_station: query.policeStation,
        fir_no: query.number,
        reg_year: String(query.year),
        case_status: statuses[query.status],
      })
    case 'act':
      return search('act-type', 'get_act', query.establishment, {
        national_act_code: query.act,
        case_status: statuses[query.status],
      })
    case 'caveat':
      return {
        ...search('', 'get_caveat', query.establishment, {
          caveator_name: query.caveator ?? '',
          caveatee_name: query.caveatee ?? '',
          caveat_number: query.number ?? '',
          reg_year: query.year === null ? '' : String(query.year),
        }),
        page: caveatPage,
      }
    default:
      throw new NotAvailable('The district’s site does not search this way')
  }
}

function search(
  slug: string,
  action: string,
  establishment: string | undefined,
  fields: Record<string, string>,
): SiteSearch {
  if (!establishment) throw new NotAvailable('The district’s site asks for a court complex first')
  return {
    page: `case-status-search-by-${slug}/`,
    action,
    fields: { ...establishmentFields(establishment), ...fields },
  }
}

export function orderForm(query: OrderQuery): SiteSearch {
  switch (query.by) {
    case 'case-number': {
      const [establishment = '', case_type = ''] = query.caseType.split('|')
      return orders('case-number', 'get_case_number_order_details', establishment, {
        case_type,
        reg_no: query.number,
        reg_year: String(query.year),
      })
    }
    case 'party':
      return orders('petitioner-respondent', 'get_parties_order', query.establishment, {
        litigant_name: query.name,
        reg_year: String(query.year),
        case_status: statuses[query.status],
      })
    case 'date':
      return orders('order-date', 'get_order_date', query.establishment, {
        from_date: slashed(query.from),
        to_date: slashed(query.to),
      })
    default:
      throw new NotAvailable('The district’s site does not search its orders this way')
  }
}

const orders = (
  slug: string,
  action: string,
  establishment: string | undefined,
  fields: Record<string, string>,
): SiteSearch => ({
  ...search(slug, action, establishment, fields),
  page: `court-orders-search-by-${slug}/`,
})

const slashed = (date: CourtDate) => toDayFirst(date).replaceAll('-', '/')

function advocateFields(query: CaseQuery & { by: 'advocate' }): Record<string, string> {
  const case_status = statuses[query.status]
  if (query.code === null) return { advocate_name: query.name ?? '', case_status }
  const [state = '', number = '', year = ''] = query.code.split('/')
  if (!state || !number || !year)
    throw new NotAvailable('The bar code is written as state, number and year: HR/1234/2011')
  return { 'barcode[state_code]': state, 'barcode[bar_code]': number, 'barcode[year]': year, case_status }
}

export const nextPage = ({ fields }: SiteSearch, establishment: string, page: string) => ({
  ...fields,
  est_code: establishment,
  page,
  loadmore_clicked: '1',
})

/** The site's name for this page contains the character U+2044 in place of a slash. */
export const causeListPage = 'cause-list-%e2%81%84-daily-board/'

/** The site accepts dates up to seven days ahead. */
export const causeList = ({ establishment, room, date }: CauseListQuery) => ({
  ...establishmentFields(establishment),
  court: room.code,
  date: slashed(date),
})

export const getBusiness = (term: string): Post => call('get_business', { fields: term })

export const getCaseTypes = (establishment: string): Post => call('get_case_types', establishmentFields(establishment))
export const getPoliceStations = (establishment: string): Post =>
  call('get_police_stations', establishmentFields(establishment))
export const getCourtRooms = (establishment: string): Post =>
  call('get_court_lists', establishmentFields(establishment))

export const getCnrDetails = (cnr: string, establishment: string): Post =>
  call('get_cnr_details', { cino: cnr, est_code: establishment })

export const getCaveatDetails = (caveat: string): Post => call('get_cav_details', { caveat })
