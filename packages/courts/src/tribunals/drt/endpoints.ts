import type { CourtSite } from '../../connector.ts'

/** All requests are GET requests without a token or captcha (NOTES.md). */
export const site: CourtSite = { key: 'drt', baseUrl: 'https://cis.drt.gov.in/drtlive/' }

export const searchPage = 'caseenowisesearch.php'

export const searchByNumber = (schema: string, caseType: string, number: string, year: number) =>
  `partyDetail.php?${new URLSearchParams({ caseNo: number, caseType, year: String(year), sc: schema, id: 'casetypewise' })}`

export const caseStatus = (key: string) => `Misdetailreport.php?${new URLSearchParams({ no: key })}`
