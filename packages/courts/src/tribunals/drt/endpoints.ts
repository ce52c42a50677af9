import type { CourtSite } from '../../connector.ts'

/** Paths are relative to the site's base address. Source: NOTES.md. All are GET; there is no token and no captcha. */
export const site: CourtSite = { key: 'drt', baseUrl: 'https://cis.drt.gov.in/drtlive/' }

/** Holds the lists of benches and of case types. */
export const searchPage = 'caseenowisesearch.php'

export const searchByNumber = (schema: string, caseType: string, number: string, year: number) =>
  `partyDetail.php?${new URLSearchParams({ caseNo: number, caseType, year: String(year), sc: schema, id: 'casetypewise' })}`

/** `key` as the search result's link has it. */
export const caseStatus = (key: string) => `Misdetailreport.php?${new URLSearchParams({ no: key })}`
