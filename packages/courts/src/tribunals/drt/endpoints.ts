import type { CourtSite } from '../../connector.ts'

/** Source: NOTES.md. All requests are GET and need no token or captcha. */
export const site: CourtSite = { key: 'drt', baseUrl: 'https://cis.drt.gov.in/drtlive/' }

export const searchPage = 'caseenowisesearch.php'

export const searchByNumber = (schema: string, caseType: string, number: string, year: number) =>
  `partyDetail.php?${new URLSearchParams({ caseNo: number, caseType, year: String(year), sc: schema, id: 'casetypewise' })}`

export const caseStatus = (key: string) => `Misdetailreport.php?${new URLSearchParams({ no: key })}`
