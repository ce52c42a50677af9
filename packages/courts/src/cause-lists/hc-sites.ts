import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { CourtSite } from '../connector.ts'
import { scripted } from '../session.ts'
import type { ListAddress } from './addresses.ts'

// The addresses in this file come from one open-source program per site (NOTES-HIGH-COURTS.md) and have not been
// checked on the real sites.

export const bombaySite: CourtSite = { key: 'bombay-cause-lists', baseUrl: 'https://bombayhighcourt.gov.in/bhc/' }
export const bombayPage = 'causelistFinal'

/** `fields` are the page's hidden form fields. `m_juris` `B` is Mumbai; the letters of other benches are unknown. */
export const bombayLists = (date: CourtDate, fields: Record<string, string>) => ({
  path: 'causelist/get-data',
  form: { ...fields, m_juris: 'B', m_causedt: toDayFirst(date) },
  headers: { 'x-csrf-token': fields._token ?? '', ...scripted },
})

export const karnatakaSite: CourtSite = {
  key: 'karnataka-cause-lists',
  baseUrl: 'https://judiciary.karnataka.gov.in/',
}

const slashed = (date: CourtDate) => toDayFirst(date).replaceAll('-', '/')

/**
 * Requests the token that the list's address must contain. `bench` `B` is Bengaluru; the letters of other benches are
 * unknown.
 */
export const karnatakaToken = (date: CourtDate, hall: string) => {
  const day = slashed(date)
  const parts = ['flg::2', 'so::1', 'bench::B', 'SearchType::1', `keyWord::${hall}`]
  return { path: 'encrypt.php', form: { url: [...parts, `fromDt::${day}`, `toDt::${day}`, 'radioc::D'].join('|') } }
}

export const karnatakaList = (token: string) => `causeListSearchResp.php?dataset=${encodeURIComponent(token)}`

export const keralaSite: CourtSite = { key: 'kerala-cause-lists', baseUrl: 'https://hckinfo.keralacourts.in/' }

export const andhraPradeshSite: CourtSite = {
  key: 'andhrapradesh-cause-lists',
  baseUrl: 'https://aphc.gov.in/Hcdbs/',
}
export const andhraPradeshDates = 'getdates.jsp?listtype=D'
export const andhraPradeshList = (date: CourtDate, court: string) => ({
  path: 'searchtype.action',
  form: { caset: 'courtsearch', listdate: toDayFirst(date), causelisttype: 'D', court },
})

export const telanganaSite: CourtSite = {
  key: 'telangana-cause-lists',
  baseUrl: 'https://causelist.tshc.gov.in/',
}
export const telanganaForm = 'showDailyCauseList'
export const telanganaList = (listDate: string, court: string) => ({
  path: 'courtWiseView',
  form: { listDate, court },
})

export const madrasSite: CourtSite = { key: 'madras-cause-lists', baseUrl: 'https://mhc.tn.gov.in/judis/clists/' }
/** The data of the page that shows the list. The site has them under the name of an XML file. */
export const madrasList = (bench: 'madras' | 'madurai', date: CourtDate) =>
  `clists-${bench}/api/result.php?file=cause_${toDayFirst(date).replaceAll('-', '')}.xml`

/** Jodhpur only. The address for Jaipur is unknown. */
export const rajasthanSite: CourtSite = {
  key: 'rajasthan-cause-lists',
  baseUrl: 'https://hcraj.nic.in/quick-causelist-jdp/',
}
export const rajasthanLists = (date: CourtDate) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { path: '', form: { day, month, year } }
}

export const gauhatiSite: CourtSite = { key: 'gauhati-cause-lists', baseUrl: 'https://ghconline.gov.in/' }
export const gauhatiList = (date: CourtDate): ListAddress => ({
  title: 'Daily list',
  url: `${gauhatiSite.baseUrl}NewCList/dl-${toDayFirst(date)}.pdf`,
  list: 'daily',
})

export const himachalSite: CourtSite = { key: 'himachal-cause-lists', baseUrl: 'https://highcourt.hp.gov.in/' }
export const himachalList = (date: CourtDate): ListAddress => ({
  title: 'Daily list',
  url: `${himachalSite.baseUrl}causelistpdf/uploaded_causelist/${date.slice(0, 4)}/pdf/Daily_${toDayFirst(date)}.pdf`,
  list: 'daily',
})

export const srinagarSite: CourtSite = { key: 'srinagar-cause-lists', baseUrl: 'https://jkhighcourt.nic.in/' }
export const srinagarPage = 'causelistk.php'

/** Request `page` first: it sets a cookie without which the site sends no index of lists. */
export const oldLists = (date: CourtDate, bench: { state_code: string; court_code: string }) => {
  const codes = `state_cd=${bench.state_code}&dist_cd=1&court_code=${bench.court_code}`
  return {
    page: `cases/highcourt_causelist.php?${codes}&stateNm=`,
    path: 'cases/highcourt_causelist_qry.php',
    // The site's own spelling.
    form: { action_code: 'pulishedCauselist', causelist_dt: toDayFirst(date) },
  }
}
export const oldDocument = (filenameEncoded: string) => `cases/display_causelist.php?filename=${filenameEncoded}`
