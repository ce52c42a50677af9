import type { CaseType } from '@peshi/contract/courts/courts'
import type { CourtSite } from '../../connector.ts'

export const site: CourtSite = { key: 'nclat', baseUrl: 'https://nclat.nic.in/' }

export const locations: Readonly<Record<string, string>> = { newdelhi: 'delhi', chennai: 'chennai' }

export const searchPage = 'display-board/cases'

interface Post {
  path: string
  form: Record<string, string>
}

/** One form serves all kinds of search, so the unused fields must be sent too. */
export const searchByNumber = (token: string, location: string, type: string, number: string, year: number): Post => ({
  path: 'display-board/cases_details',
  form: {
    _token: token,
    search_by: 'case_no_wise',
    location,
    case_type: type,
    case_number: number,
    case_year: String(year),
    exact_search_word: '1',
    case_status: 'all',
    select_party: '',
    party_name: '',
    diary_no: '',
    advocate_name: '',
    text_name: '',
    from_date: '',
    to_date: '',
  },
})

export const viewDetails = (token: string, location: string, filingNumber: string): Post => ({
  path: 'display-board/view_details',
  form: { search_type: 'view_details', filing_no: filingNumber, bench_name: location, _token: token },
})

export const viewOrder = (
  token: string,
  location: string,
  order: { filingNumber: string; date: string; type: string },
): Post => ({
  path: 'display-board/view_order',
  form: {
    search_type: 'view_order',
    _token: token,
    bench_name: location,
    filing_no: order.filingNumber,
    order_date: order.date,
    order_type: order.type,
  },
})

export const caseTypes: CaseType[] = [
  { code: '32', short: 'CA(AT)', title: 'Company Appeal(AT)' },
  { code: '33', short: 'CA(AT)(Ins)', title: 'Company Appeal(AT)(Ins)' },
  { code: '34', short: 'Competition App.(AT)', title: 'Competition Appeal(AT)' },
  { code: '35', short: 'IA', title: 'Interlocutory Application' },
  { code: '36', short: 'Comp. Appl.', title: 'Compensation Application' },
  { code: '37', short: 'Cont. Case(AT)', title: 'Contempt Case(AT)' },
  { code: '38', short: 'RA', title: 'Review Application' },
  { code: '39', short: 'Rest. A', title: 'Restoration Application' },
  { code: '40', short: 'TA', title: 'Transfer Appeal' },
  { code: '61', short: 'TOP', title: 'Transfer Original Petition (MRTP-AT)' },
]
