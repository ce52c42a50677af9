import type { CourtSite, StatusAsked } from '../connector.ts'

// The paths and fields in this file come from open-source programs and the script of the old search page (NOTES.md).

export const newSite: CourtSite = { key: 'hcservices', baseUrl: 'https://hcservices.ecourts.gov.in/hcservices/' }
export const oldSite: CourtSite = { key: 'hcservices-old', baseUrl: 'https://hcservices.ecourts.gov.in/ecourtindiaHC/' }

export interface Bench {
  state_code: string
  court_code: string
}

export interface CaseNumber {
  caseType: string
  number: string
  year: number
}

export interface Post {
  path: string
  form: Record<string, string>
}

export const newPaths = {
  main: 'main.php',
  captcha: 'securimage/securimage_show.php',
}

const index = 'cases_qry/index_qry.php'

export const fillCaseType = ({ state_code, court_code }: Bench): Post => ({
  path: `${index}?action_code=fillCaseType`,
  form: { court_code, state_code },
})

const searchAt = ({ state_code, court_code }: Bench, type: string, captcha: string) => ({
  court_code,
  state_code,
  court_complex_code: court_code,
  caseStatusSearchType: type,
  captcha,
})

const searchForm = (bench: Bench, type: string, query: CaseNumber, captcha: string) => ({
  ...searchAt(bench, type, captcha),
  case_type: query.caseType,
  case_no: query.number,
  rgyear: String(query.year),
})

export const searchByCaseNumber = (bench: Bench, query: CaseNumber, captcha: string): Post => ({
  path: `${index}?action_code=showRecords`,
  form: { ...searchForm(bench, 'CScaseNumber', query, captcha), caseNoType: 'new', displayOldCaseNo: 'NO' },
})

/** The site expects the filing number in the same fields as a case number. */
export const searchByFilingNumber = (bench: Bench, query: CaseNumber, captcha: string): Post => ({
  path: `${index}?action_code=showRecords`,
  form: searchForm(bench, 'CSfilingNumber', query, captcha),
})

const statuses = { pending: 'Pending', disposed: 'Disposed', both: 'Both' }

/** The site always searches both sides. */
export const searchByParty = (
  bench: Bench,
  { name, year, status }: { name: string; year: number; status: StatusAsked },
  captcha: string,
): Post => ({
  path: `${index}?action_code=showRecords`,
  form: {
    ...searchAt(bench, 'CSpartyName', captcha),
    petres_name: name,
    rgyear: String(year),
    f: statuses[status],
  },
})

/** The form of a bar code is `G/504/2011`: state, number and year of the enrolment. */
export const searchByAdvocate = (
  bench: Bench,
  { name, code, status }: { name: string | null; code: string | null; status: StatusAsked },
  captcha: string,
): Post => ({
  path: `${index}?action_code=showRecords`,
  form: {
    ...searchAt(bench, 'CSAdvName', captcha),
    ...(code ? { search_type: '2', adv_bar_state: code } : { search_type: '1', advocate_name: name ?? '' }),
    f: statuses[status],
  },
})

/** The reply is the case page. No field names the bench, because the CNR contains it. */
export const searchByCnr = (cnr: string, captcha: string): Post => ({
  path: index,
  form: {
    action_code: 'fetchStateDistCourtNew',
    cino: cnr,
    captcha,
    appFlag: 'web',
    caseStatusSearchType: 'CNRNumber',
  },
})

export const newCaseHistory = ({ state_code, court_code }: Bench, caseNo: string, cnr: string): Post => ({
  path: 'cases_qry/o_civil_case_history.php',
  form: { court_code, state_code, court_complex_code: court_code, case_no: caseNo, cino: cnr, appFlag: '' },
})

export const oldSearchPage = ({ state_code, court_code }: Bench) =>
  `cases/case_no.php?${new URLSearchParams({ state_cd: state_code, dist_cd: '1', court_code, stateNm: '' })}`

/**
 * Takes only the number from `captchaPath`, because the whole path (`/ecourtindiaHC/…`) would be wrong at the demo's
 * simulated court.
 */
export const oldCaptcha = (captchaPath: string) => {
  const [, number = ''] = /\?(.*)$/.exec(captchaPath) ?? []
  return `securimage/securimage_show.php${number === '' ? '' : `?${number}`}`
}

export const oldFillCaseType = ({ state_code, court_code }: Bench): Post => ({
  path: 'cases/s_casetype_qry.php',
  form: { action_code: 'fillCaseType', state_code, dist_code: '1', court_code },
})

export const oldSearchByCaseNumber = (
  { state_code, court_code }: Bench,
  query: CaseNumber,
  captcha: string,
  csrfMagic: string,
): Post => ({
  path: 'cases/case_no_qry.php',
  form: {
    action_code: 'showRecords',
    state_code,
    dist_code: '1',
    court_code,
    case_type: query.caseType,
    case_no: query.number,
    rgyear: String(query.year),
    caseNoType: 'new',
    displayOldCaseNo: 'NO',
    captcha,
    __csrf_magic: csrfMagic,
  },
})

export const oldCaseHistory = (
  { state_code, court_code }: Bench,
  ref: { caseNo: string; cnr: string; token: string },
  csrfMagic: string,
): Post => ({
  path: 'cases/o_civil_case_history.php',
  form: {
    state_code,
    dist_code: '1',
    court_code,
    cino: ref.cnr,
    token: ref.token,
    case_no: ref.caseNo,
    appFlag: '',
    __csrf_magic: csrfMagic,
  },
})

/** `args` come from the page's `viewBusiness` call. The last one, the CNR, is not sent. */
export const oldShowBusiness = (args: readonly string[], csrfMagic: string): Post => {
  const [court_code = '', dist_code = '', nextdate1 = '', case_number1 = '', state_code = ''] = args
  const [disposal_flag = '', businessDate = '', court_no = '', srno = ''] = args.slice(5)
  return {
    path: 'cases/s_show_business.php',
    form: {
      court_code,
      dist_code,
      nextdate1,
      case_number1,
      state_code,
      disposal_flag,
      businessDate,
      court_no,
      srno,
      appFlag: '',
      __csrf_magic: csrfMagic,
    },
  }
}
