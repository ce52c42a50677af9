import type { CaseType } from '@peshi/contract/courts/courts'
import type { CourtSite } from '../../connector.ts'

export const site: CourtSite = { key: 'nclt', baseUrl: 'https://efiling.nclt.gov.in/' }

/** Values in the search form, which calls Prayagraj "Allahabad". */
export const benchIds: Readonly<Record<string, string>> = {
  ahmedabad: '1',
  prayagraj: '2',
  bengaluru: '3',
  chandigarh: '4',
  chennai: '5',
  guwahati: '6',
  hyderabad: '7',
  kolkata: '8',
  mumbai: '9',
  newdelhi: '10',
  jaipur: '11',
  amaravati: '12',
  cuttack: '13',
  kochi: '14',
  indore: '15',
}

export const searchPage = 'casehistorybeforeloginmenutrue.drt'
export const search = 'caseHistoryoptional.drt'

/** Values of the fields that a search does not use. One form serves all kinds of search and sends all fields. */
const emptyForm = {
  i_bench_id: '0',
  filing_no: '',
  i_bench_id_case_no: '0',
  i_case_type_caseno: '0',
  i_case_year_caseno: '0',
  case_no: '',
  i_party_search: 'E',
  i_bench_id_party: '0',
  party_type_party: '0',
  party_name_party: '',
  i_case_year_party: '0',
  status_party: '0',
  i_adv_search: 'E',
  i_bench_id_lawyer: '0',
  party_lawer_name: '',
  i_case_year_lawyer: '0',
  bar_council_advocate: '',
}

export const byNumber = (bench: string, type: string, number: string, year: number) => ({
  ...emptyForm,
  wayofselection: 'casenumber',
  i_bench_id_case_no: bench,
  i_case_type_caseno: type,
  case_no: number,
  i_case_year_caseno: String(year),
})

const sides = { any: '0', petitioner: 'P', respondent: 'R' }
const statuses = { both: '0', pending: 'P', disposed: 'D' }

export const byParty = (
  bench: string,
  query: { name: string; side: keyof typeof sides; year: number; status: keyof typeof statuses },
) => ({
  ...emptyForm,
  wayofselection: 'partyname',
  i_bench_id_party: bench,
  party_type_party: sides[query.side],
  party_name_party: query.name,
  i_case_year_party: String(query.year),
  status_party: statuses[query.status],
  // `W` finds names that contain the text, `E` only the exact name.
  i_party_search: 'W',
})

export const details = (filingNumber: string) =>
  `caseHistoryalldetails.drt?${new URLSearchParams({ filing_no: filingNumber, flagIA: 'false' })}`

export const order = (path: string) => `ordersview.drt?${new URLSearchParams({ path })}`

/** From an open-source program (November 2026). Some types may be missing. */
export const caseTypes: CaseType[] = [
  { code: '16', short: 'CP(IB)', title: 'Company Petition IB (IBC)' },
  { code: '2', short: 'CP', title: 'Company Petition (Companies Act)' },
  { code: '13', short: 'CA', title: 'Company Application (Companies Act)' },
  { code: '14', short: 'CA(A)', title: 'Company Application, merger and amalgamation' },
  { code: '15', short: 'CP(AA)', title: 'Company Petition, merger and amalgamation' },
  { code: '18', short: 'CA(IBC)', title: 'Company Application (IBC)' },
  { code: '20', short: 'IA(IBC)', title: 'Interlocutory Application (IBC)' },
  { code: '4', short: 'IA', title: 'Interlocutory Application (Companies Act)' },
  { code: '38', short: 'IA(Plan)', title: 'Interlocutory Application (IBC), plan' },
  { code: '39', short: 'IA(Liq.)', title: 'Interlocutory Application (IBC), liquidation' },
  { code: '1', short: 'TP', title: 'Transfer Petition (Companies Act)' },
  { code: '10', short: 'MA', title: 'Miscellaneous Application (Companies Act)' },
  { code: '26', short: 'MA(IBC)', title: 'Miscellaneous Application (IBC)' },
  { code: '33', short: 'PPIRP', title: 'Insolvency (Pre-Packaged)' },
  { code: '35', short: 'VL', title: 'Voluntary Liquidation (IBC)' },
]
